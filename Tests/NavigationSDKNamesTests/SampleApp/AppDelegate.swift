import NavigationSDKNames

/// The sample app: a shuttle that drives people to the city centre.
final class AppDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching() -> Bool {
    guard GMSServices.provideAPIKey("sample-key") else { return false }
    let controller = NavigationViewController()
    GMSNavigationServices.shouldOnlyShowDriverAwarenesssDisclaimer = true
    let options = GMSNavigationTermsAndConditionsOptions(companyName: "Sample Shuttles")
    GMSNavigationServices.showTermsAndConditionsDialogIfNeeded(with: options) { termsAccepted in
      controller.mayNavigate = termsAccepted
    }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
}
