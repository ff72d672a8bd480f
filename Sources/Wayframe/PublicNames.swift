import Canvas
import Geometry
import Guidance
import NavigationUI
import Pixels

// Names of lower floors that the public interface speaks of, so that `import Wayframe` is enough.

/// A place on the earth in degrees.
public typealias Coordinate = Geometry.Coordinate

/// Distances from the four edges, in points.
public typealias Insets = Geometry.EdgeInsets

/// A text size in points, with the weight to draw it in.
public typealias FontSpec = NavigationUI.FontSpec

/// A straight sRGB colour.
public typealias SRGBColor = Pixels.Color

public typealias PixelBuffer = Pixels.PixelBuffer

/// A premultiplied pixel of a `PixelBuffer`.
public typealias Pixel = Pixels.Pixel

public typealias DisplayList = Canvas.DisplayList

/// Which instructions draw the pixels; all give the same bytes.
public typealias SIMDLevel = Canvas.SIMDLevel

public typealias Route = Guidance.Route
public typealias RouteLeg = Guidance.RouteLeg
public typealias Step = Guidance.Step
public typealias RouteResponse = Guidance.RouteResponse
public typealias RouteError = Guidance.RouteError

/// The services and files that routes are read from.
public typealias RouteFormat = Guidance.RouteFormat

/// The route to drive and the others to offer.
public typealias RouteChoice = Guidance.RouteChoice

public typealias RouteStretch = Guidance.RouteStretch
public typealias TrafficLevel = Guidance.TrafficLevel
public typealias SpeedLimit = Guidance.SpeedLimit
public typealias PostedLimit = Guidance.PostedLimit
public typealias DrivingSide = Guidance.DrivingSide
public typealias RouteProgress = Guidance.RouteProgress
public typealias Maneuver = Guidance.Maneuver
public typealias Lane = Guidance.Lane
public typealias LaneDirection = Guidance.LaneDirection
public typealias LaneShape = Guidance.LaneShape
public typealias DelayCategory = NavigationUI.DelayCategory
public typealias AlternateRoutesStrategy = Guidance.AlternateRoutesStrategy
public typealias RoutingStrategy = Guidance.RoutingStrategy
public typealias SpeedAlertOptions = Guidance.SpeedAlertOptions
public typealias SpeedAlertSeverity = Guidance.SpeedAlertSeverity

/// Which colours the map and the interface have.
public typealias LightingMode = Guidance.LightingMode

/// What a route's `incidents` hold.
public typealias RouteIncident = Guidance.RouteIncident

/// Something that a service reports on the road.
public typealias IncidentKind = RouteIncident.Kind

/// A rule about the place or size of a view, such as "top == navigationHeaderLayoutGuide.bottom + 8".
public typealias LayoutConstraint = NavigationUI.LayoutConstraint
