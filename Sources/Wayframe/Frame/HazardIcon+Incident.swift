import Guidance
import Icons

extension HazardIcon {
  /// The sign for an incident of a route; `nil` for kinds that are not shown.
  init?(_ kind: RouteIncident.Kind) {
    switch kind {
    case .crash: self = .crash
    case .congestion: self = .congestion
    case .construction, .laneClosure: self = .works
    case .roadClosure: self = .closure
    case .police: self = .police
    case .speedCamera: self = .camera
    case .weather: self = .weather
    case .disabledVehicle, .massTransit, .miscellaneous: return nil
    }
  }
}
