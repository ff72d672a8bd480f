import Foundation

/// Is notified of touches on its view; names are UIKit's (`UIGestureRecognizer`).
///
/// Actions are closures: targets and selectors exist with the Objective-C runtime only, which Linux does not have.
open class GestureRecognizer {
  /// How far a gesture has come.
  public enum State: Int, Sendable, Hashable {
    /// Nothing has happened yet.
    case possible = 0
    /// UIKit's states, from the gesture's start to its end.
    case began, changed, ended, cancelled, failed
  }

  /// The view that it was added to.
  public fileprivate(set) weak var view: AppView?
  /// Whether the gesture is looked for.
  public var isEnabled = true
  /// Kept for apps that read it.
  public var cancelsTouchesInView = true
  /// How far the gesture has come.
  public fileprivate(set) var state = State.possible
  private let handler: (GestureRecognizer) -> Void
  private var place = CGPoint.zero
  private weak var root: AppView?

  /// A recogniser that calls `handler` with itself at each gesture.
  public init(handler: @escaping (GestureRecognizer) -> Void) { self.handler = handler }

  /// Where the finger is, in points from a view's upper left corner; from the window's or the map's where `nil`.
  public func location(in other: AppView?) -> CGPoint {
    guard let other, let root else { return place }
    let corner = other.frame(in: root).origin
    return other === root ? place : CGPoint(x: place.x - corner.x, y: place.y - corner.y)
  }

  func recognize(_ state: State, at place: CGPoint, in root: AppView) {
    (self.place, self.root, self.state) = (place, root, state)
    handler(self)
    self.state = .possible
  }
}

/// Is notified of taps; names are UIKit's (`UITapGestureRecognizer`).
public final class TapGestureRecognizer: GestureRecognizer {
  /// Only recognisers of single taps are notified.
  public var numberOfTapsRequired = 1
  /// How many fingers tap; kept, one is enough.
  public var numberOfTouchesRequired = 1
}

/// Is notified when a finger stays; names are UIKit's (`UILongPressGestureRecognizer`).
public final class LongPressGestureRecognizer: GestureRecognizer {
  /// Seconds; kept for apps that read it.
  public var minimumPressDuration = 0.5
}

extension AppView {
  /// Has the view look for a gesture.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  /// Has the view no longer look for a gesture.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Notifies the tap recognisers of the nearest view, this one or one that it lies in, that has some.
  ///
  /// - Parameter place: in points from the upper left corner of `root`.
  func recognizeTap(at place: CGPoint, in root: AppView) {
    recognize(TapGestureRecognizer.self, .ended, at: place, in: root) { $0.numberOfTapsRequired == 1 }
  }

  /// The same for long presses.
  func recognizeLongPress(at place: CGPoint, in root: AppView) {
    recognize(LongPressGestureRecognizer.self, .began, at: place, in: root) { _ in true }
  }

  private func recognize<Recognizer: GestureRecognizer>(
    _ kind: Recognizer.Type, _ state: GestureRecognizer.State, at place: CGPoint, in root: AppView,
    where isWanted: (Recognizer) -> Bool
  ) {
    for view in sequence(first: self, next: { $0 === root ? nil : $0.superview }) where view.isUserInteractionEnabled {
      let wanted = (view.gestureRecognizers ?? []).compactMap { $0 as? Recognizer }
        .filter { $0.isEnabled && isWanted($0) }
      for recognizer in wanted { recognizer.recognize(state, at: place, in: root) }
      if !wanted.isEmpty { return }
    }
  }
}
