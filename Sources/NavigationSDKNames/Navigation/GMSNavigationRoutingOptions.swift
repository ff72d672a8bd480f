/// The SDK's names of routing options, which are objects there.
public typealias GMSNavigationRoutingOptions = Reference<NavigationRoutingOptions>
public typealias GMSNavigationMutableRoutingOptions = Reference<NavigationRoutingOptions>

/// The SDK's ways to make routing options.
extension Reference where Value == NavigationRoutingOptions {
  public convenience init() { self.init(NavigationRoutingOptions()) }

  public convenience init(alternateRoutesStrategy: AlternateRoutesStrategy) {
    self.init(NavigationRoutingOptions(alternateRoutesStrategy: alternateRoutesStrategy))
  }

  public convenience init(routingStrategy: RoutingStrategy) {
    self.init(NavigationRoutingOptions(routingStrategy: routingStrategy))
  }

  /// Metres, one for each leg.
  public var targetDistancesMeters: [NSNumber]? {
    get { value.targetDistancesMeters?.map { NSNumber(value: $0) } }
    set { value.targetDistancesMeters = newValue?.map(\.doubleValue) }
  }
}
