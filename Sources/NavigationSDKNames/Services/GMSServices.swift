/// The maps part of the SDK as a whole: keys are accepted unread, since no service is used.
public final class GMSServices {
  private init() {}

  /// - Returns: whether the key is accepted: always.
  @discardableResult
  public static func provideAPIKey(_ apiKey: String) -> Bool { true }

  @discardableResult
  public static func provideAPIOptions(_ options: [String]) -> Bool { true }

  /// An object for apps that keep it.
  public static func sharedServices() -> GMSServices { GMSServices() }

  /// The generation of the SDK whose behaviour stands here, such as "11.0".
  public static func sdkVersion() -> String { GMSNavigationServices.navSDKVersion() }
  public static func sdkLongVersion() -> String { "\(sdkVersion()) (Wayframe)" }
  public static func openSourceLicenseInfo() -> String { GMSNavigationServices.openSourceLicenseInfo() }

  public static func setMetalRendererEnabled(_ enabled: Bool) {}
  public static func setAbnormalTerminationReportingEnabled(_ enabled: Bool) {}
  public static func addInternalUsageAttributionID(_ identifier: String) {}
}
