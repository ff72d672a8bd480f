/// The navigation part of the SDK as a whole.
///
/// Terms and conditions count as accepted, no dialog is drawn, and callbacks get `true`
/// before the call returns.
public enum GMSNavigationServices {
  public typealias GMSTermsResponseCallback = (_ termsAccepted: Bool) -> Void

  public static func areTermsAndConditionsAccepted() -> Bool { true }

  public static func resetTermsAndConditionsAccepted() {}

  public static func showTermsAndConditionsDialogIfNeeded(
    with options: GMSNavigationTermsAndConditionsOptions, callback: GMSTermsResponseCallback
  ) { callback(true) }

  public static func showTermsAndConditionsDialogIfNeeded(
    withCompanyName companyName: String, callback: GMSTermsResponseCallback
  ) { callback(true) }

  public static func showTermsAndConditionsDialogIfNeeded(
    withTitle title: String?, companyName: String, callback: GMSTermsResponseCallback
  ) { callback(true) }

  public static func showTermsAndConditionsDialogIfNeeded(
    withTitle title: String?, companyName: String, uiParams: GMSNavigationTermsDialogUIParams?,
    callback: GMSTermsResponseCallback
  ) { callback(true) }

  /// A session in the current environment; `nil` where no routes come from. Set its `isStarted` to drive.
  public static func createNavigationSession() -> GMSNavigationSession? { GMSNavigationSession() }

  /// The newest generation of the SDK whose behaviour stands here.
  public static func navSDKVersion() -> String { "11.0" }

  public static func openSourceLicenseInfo() -> String { "" }

  public static func setAbnormalTerminationReportingEnabled(_ enabled: Bool) {}

  /// Without effect, as no dialog is shown; reads as `false`.
  public static var shouldOnlyShowDriverAwarenessDisclaimer: Bool {
    get { false }
    set {}
  }

  /// The SDK's own spelling, with three s.
  public static var shouldOnlyShowDriverAwarenesssDisclaimer: Bool {
    get { false }
    set {}
  }
}

/// What is called with the answer to the terms; called before the request returns.
public typealias GMSTermsResponseCallback = GMSNavigationServices.GMSTermsResponseCallback

/// How the dialog of terms and conditions would look; kept for apps that read it.
public final class GMSNavigationTermsAndConditionsOptions {
  public var companyName: String
  public var title: String?
  public var shouldOnlyShowDriverAwarenessDisclaimer = false
  public var uiParams: GMSNavigationTermsDialogUIParams?

  public init(companyName: String) { self.companyName = companyName }
}

/// Colours and fonts of the dialog of terms and conditions; kept for apps that read them.
public final class GMSNavigationTermsDialogUIParams {
  public let backgroundColor: UIColor?
  public let titleFont: UIFont?
  public let titleColor: UIColor?
  public let mainTextFont: UIFont?
  public let mainTextColor: UIColor?
  public let buttonsFont: UIFont?
  public let cancelButtonTextColor: UIColor?
  public let acceptButtonTextColor: UIColor?

  public init(
    backgroundColor: UIColor?, titleFont: UIFont?, titleColor: UIColor?, mainTextFont: UIFont?,
    mainTextColor: UIColor?, buttonsFont: UIFont?, cancelButtonTextColor: UIColor?, acceptButtonTextColor: UIColor?
  ) {
    self.backgroundColor = backgroundColor
    self.titleFont = titleFont
    self.titleColor = titleColor
    self.mainTextFont = mainTextFont
    self.mainTextColor = mainTextColor
    self.buttonsFont = buttonsFont
    self.cancelButtonTextColor = cancelButtonTextColor
    self.acceptButtonTextColor = acceptButtonTextColor
  }
}
