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

/// A corner of the map, where credit and scale bar stand.
public typealias MapCorner = NavigationUI.MapCorner

/// A text size in points, with the weight to draw it in.
public typealias FontSpec = NavigationUI.FontSpec

/// A straight sRGB colour.
public typealias SRGBColor = Pixels.Color

/// A picture's pixels: sRGB, 8 bits per component, alpha premultiplied.
public typealias PixelBuffer = Pixels.PixelBuffer

/// A premultiplied pixel of a `PixelBuffer`.
public typealias Pixel = Pixels.Pixel

/// What is drawn, as flat commands in device pixels.
public typealias DisplayList = Canvas.DisplayList

/// Which instructions draw the pixels; all give the same bytes.
public typealias SIMDLevel = Canvas.SIMDLevel

/// A route: its line, legs, traffic and limits.
public typealias Route = Guidance.Route
/// The part of a route up to a stop.
public typealias RouteLeg = Guidance.RouteLeg
/// A manoeuvre with the way to the next one.
public typealias Step = Guidance.Step
/// What a routing service answered.
public typealias RouteResponse = Guidance.RouteResponse
/// Why a routing service's answer cannot be used.
public typealias RouteError = Guidance.RouteError

/// The services and files that routes are read from.
public typealias RouteFormat = Guidance.RouteFormat

/// The route to drive and the others to offer.
public typealias RouteChoice = Guidance.RouteChoice

/// What holds along a part of a route, in metres from its start.
public typealias RouteStretch = Guidance.RouteStretch
/// How traffic flows.
public typealias TrafficLevel = Guidance.TrafficLevel
/// A limit in the unit of its sign.
public typealias SpeedLimit = Guidance.SpeedLimit
/// What a sign says: a limit, none, or that it is not known.
public typealias PostedLimit = Guidance.PostedLimit
/// The side of the road that vehicles drive on.
public typealias DrivingSide = Guidance.DrivingSide
/// How far a route is driven and what is ahead.
public typealias RouteProgress = Guidance.RouteProgress
/// What to do at a step; names are the Navigation SDK's.
public typealias Maneuver = Guidance.Maneuver
/// A lane with its arrows.
public typealias Lane = Guidance.Lane
/// An arrow of a lane, and whether it is to be taken.
public typealias LaneDirection = Guidance.LaneDirection
/// Where an arrow of a lane points.
public typealias LaneShape = Guidance.LaneShape
/// How much traffic delays.
public typealias DelayCategory = Guidance.DelayCategory
/// How many other routes are asked for.
public typealias AlternateRoutesStrategy = Guidance.AlternateRoutesStrategy
/// How a route is chosen.
public typealias RoutingStrategy = Guidance.RoutingStrategy
/// The thresholds from which speeding is alerted.
public typealias SpeedAlertOptions = Guidance.SpeedAlertOptions
/// How far the speed is above the limit.
public typealias SpeedAlertSeverity = Guidance.SpeedAlertSeverity

/// Which colours the map and the interface have.
public typealias LightingMode = Guidance.LightingMode

/// What a route's `incidents` hold.
public typealias RouteIncident = Guidance.RouteIncident

/// Something that a service reports on the road.
public typealias IncidentKind = RouteIncident.Kind

/// A rule about the place or size of a view, such as "top == navigationHeaderLayoutGuide.bottom + 8".
public typealias LayoutConstraint = NavigationUI.LayoutConstraint

/// A page that shows the design itself: `DesignPage.Kind` has icons, components and colours.
public typealias DesignPage = NavigationUI.DesignPage

/// Day, night or dark.
public typealias InterfaceTheme = NavigationUI.InterfaceTheme
