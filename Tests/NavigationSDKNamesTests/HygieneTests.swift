import NavigationSDKNames
import Testing

// An app's own types with names that Wayframe has too: inside the app they mean the app's.
private struct Action { var own = 1 }
private struct Layer { var own = 2 }
private struct Route { var own = 3 }
private struct Step { var own = 4 }
private struct Device { var own = 5 }
private struct Lane { var own = 6 }
private final class Navigator { var own = 7 }
private final class Simulator { var own = 8 }
private enum CameraMode { case own }
private enum RouteStatus { case own }
private protocol GestureRecognizer {}
private struct Projection<Value> { var own: Value }

/// What an app's own code can write beside the names.
@Suite(.phone) struct HygieneTests {
  @Test func anAppsOwnTypesMayHaveTheNamesOfOurs() {
    #expect(Action().own + Layer().own + Route().own + Step().own + Device().own + Lane().own == 21)
    #expect(Navigator().own + Simulator().own == 15)
    #expect(Projection(own: 9).own == 9)
    #expect(CameraMode.own == .own)
    #expect(RouteStatus.own == .own)
    // The SDK's and UIKit's names still mean ours.
    let action: UIAction = UIAction { _ in }
    let mode: GMSNavigationCameraMode = .following
    action.perform()
    #expect(mode == .following)
    #expect(UIView().layer.cornerRadius == 0)
  }

  @Test func numbersInColoursDivideAsNumbers() {
    let color = UIColor(red: 1, green: 66 / 255, blue: 0, alpha: 1)
    #expect(color.pixel == UIColor(0xFF4200).pixel)
    let half: CGFloat = 0.5
    #expect(UIColor(red: half, green: 0, blue: 1 / 2, alpha: 1).pixel == UIColor(0x800080).pixel)
    #expect(UIColor(white: 51 / 255, alpha: 1).pixel == UIColor(0x333333).pixel)
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1).pixel == UIColor(0x00FF00).pixel)
  }

  @Test func noAlternatesIsNotNil() {
    let options = GMSNavigationMutableRoutingOptions(alternateRoutesStrategy: .none)
    #expect(options.alternateRoutesStrategy == .none)
    #expect(options.alternateRoutesStrategy != .all)
    options.alternateRoutesStrategy = .all
    options.alternateRoutesStrategy = .none
    #expect(options.alternateRoutesStrategy == GMSNavigationAlternateRoutesStrategy.none)
    let maybe: GMSNavigationMutableRoutingOptions? = options
    maybe?.alternateRoutesStrategy = .one
    maybe?.alternateRoutesStrategy = .none
    #expect(maybe?.alternateRoutesStrategy == GMSNavigationAlternateRoutesStrategy.none)
  }

  @Test func coloursAndScreenComeFromTheEnvironment() {
    var environment = Phone.environment
    environment.namedColors["Brand"] = UIColor(0x123456)
    environment.scene.device.width = 320
    environment.scene.device.scale = 2
    environment.scene.locale = "ar_EG"
    environment.use {
      #expect(UIColor(named: "Brand") == UIColor(0x123456))
      #expect(UIColor(named: "Other") == nil)
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 852))
      #expect(UIScreen.main.scale == 2)
      let window = UIWindow(frame: UIScreen.main.bounds)
      #expect(window.device.width == 320)
      #expect(window.device.scale == 2)
      let view = UIView()
      window.addSubview(view)
      window.layoutIfNeeded()
      #expect(view.traitCollection.layoutDirection == .rightToLeft)
      #expect(view.traitCollection.displayScale == 2)
    }
    #expect(UIColor(named: "Brand") == nil)
  }

  @Test func headingsAreTold() {
    final class Compass: CLLocationManagerDelegate {
      var heard: [CLLocationDirection] = []
      func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        heard.append(newHeading.trueHeading)
      }
    }
    let (manager, compass) = (CLLocationManager(), Compass())
    manager.delegate = compass
    func heading(_ degrees: CLLocationDirection) -> CLHeading {
      CLHeading(
        magneticHeading: degrees, trueHeading: degrees, headingAccuracy: 5, timestamp: Date(timeIntervalSince1970: 0))
    }
    manager.tell(heading(10))
    manager.startUpdatingHeading()
    manager.tell(heading(20))
    manager.stopUpdatingHeading()
    manager.tell(heading(30))
    #expect(compass.heard == [20])
    #expect(manager.heading?.magneticHeading == 30)
    #expect(CLLocationManager.headingAvailable())
  }
}
