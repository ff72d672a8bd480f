import Foundation
import NavigationUI
import Pixels

// Members that UIKit has of types that belong to lower floors.

extension ContentView.Alignment {
  /// The side where reading begins.
  public static var natural: Self { .leading }
  /// Lines are not spread.
  public static var justified: Self { .leading }
}

extension ContentView.LineBreak {
  /// A last line without room ends in "…" here.
  public static var byWordWrapping: Self { .byTruncatingTail }
  /// The same as `byTruncatingTail`: lines break between words only.
  public static var byCharWrapping: Self { .byTruncatingTail }
}

extension ContentView.Corners {
  /// The upper left corner.
  public static var layerMinXMinYCorner: Self { .topLeft }
  /// The upper right corner.
  public static var layerMaxXMinYCorner: Self { .topRight }
  /// The lower left corner.
  public static var layerMinXMaxYCorner: Self { .bottomLeft }
  /// The lower right corner.
  public static var layerMaxXMaxYCorner: Self { .bottomRight }
}

extension Pixels.Color {
  /// The components in the light, 0…1.
  ///
  /// - Returns: whether they are known: always.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(self.red)
    green?.pointee = CGFloat(self.green)
    blue?.pointee = CGFloat(self.blue)
    alpha?.pointee = CGFloat(self.alpha)
    return true
  }
}
