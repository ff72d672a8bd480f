import Foundation
import NavigationUI
import Pixels

/// How a view's edge is drawn; names are Core Animation's (`CALayer`).
public final class Layer {
  /// Points; at most half the shorter side counts.
  public var cornerRadius: CGFloat = 0
  /// Those that the radius rounds.
  public var maskedCorners = ViewContent.Corners.all
  /// Points, inside the edge.
  public var borderWidth: CGFloat = 0
  /// Black when `nil`.
  public var borderColor: SRGBColor?
  /// A shadow falls only from a view with a background; black when `nil`.
  public var shadowColor: SRGBColor? = .black
  /// 0…1.
  public var shadowOpacity: Float = 0
  /// Points to the right and down.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur's standard deviation in points.
  public var shadowRadius: CGFloat = 3
  /// Whether what lies in the view is cut at its edge.
  public var masksToBounds = false
  /// 0…1, of the view and all that lies in it.
  public var opacity: Float = 1
  /// Corners have one shape here.
  public var cornerCurve = LayerCornerCurve.circular

  init() {}

  /// Adds the edge to what a view shows.
  func apply(to content: inout ViewContent) {
    content.cornerRadius = max(Double(cornerRadius), 0)
    content.maskedCorners = maskedCorners
    content.borderWidth = max(Double(borderWidth), 0)
    content.borderColor = borderColor ?? .black
    content.clipsToBounds = masksToBounds
    content.shadow.color = shadowColor ?? .clear
    // What is cut at the edge has no shadow outside of it.
    content.shadow.opacity = masksToBounds ? 0 : Double(shadowOpacity)
    content.shadow.offsetX = Double(shadowOffset.width)
    content.shadow.offsetY = Double(shadowOffset.height)
    content.shadow.radius = max(Double(shadowRadius), 0)
  }
}

/// The corners' curve; both are drawn as circles.
public enum LayerCornerCurve: Sendable, Hashable {
  /// An arc, or a curve that begins gently; both are drawn as arcs.
  case circular, continuous
}
