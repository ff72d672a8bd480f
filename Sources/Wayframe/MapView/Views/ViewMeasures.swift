import Foundation
import Guidance
import NavigationUI

extension AppView {
  /// The size of what the view shows, in points; `noIntrinsicMetric` where it shows nothing.
  ///
  /// - Parameter width: that many lines are broken at; `nil` for lines without breaks.
  func sizeOfContent(width: CGFloat? = nil) -> CGSize {
    let none = CGSize(width: AppView.noIntrinsicMetric, height: AppView.noIntrinsicMetric)
    let content = content
    guard content.text != nil || content.image != nil, let renderer = measuringRenderer,
      let pictures = try? ScenePictures([content], file: "the view", isDark: false)
    else { return none }
    let locale =
      rootMap?.base.locale ?? (rootView as? AppWindow)?.locale ?? NavigationEnvironment.current?.scene.locale ?? "en_US"
    let size = ViewLayout.size(
      of: pictures.view(content), width: width.map { Double($0) },
      isRightToLeft: LocaleFormat(identifier: locale).isRightToLeft, language: locale.replacing("_", with: "-"),
      typesetter: renderer.typesetter)
    return size.map { CGSize(width: $0.width, height: $0.height) } ?? none
  }

  var rootView: AppView { sequence(first: self) { $0.superview }.reduce(self) { $1 } }

  /// The first map of the tree that the view is in.
  var rootMap: MapView? {
    let root = rootView
    return root as? MapView ?? root.descendants().lazy.compactMap { $0.view as? MapView }.first
  }

  /// The renderer whose fonts texts are measured with.
  private var measuringRenderer: FrameRenderer? {
    if let map = rootMap, let renderer = try? map.renderer { return renderer }
    if let window = rootView as? AppWindow, let renderer = try? window.renderer() { return renderer }
    if spareRenderer == nil { spareRenderer = try? FrameRenderer(NavigationEnvironment.current) }
    return spareRenderer
  }

  /// Takes the size that suits the view best.
  public func sizeToFit() { frame.size = sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }

  /// Nothing: every frame asks for sizes again.
  public func invalidateIntrinsicContentSize() {}
  /// Nothing: every frame is laid out again.
  public func setNeedsLayout() {}
  /// Nothing: every frame is drawn again.
  public func setNeedsDisplay() {}
  /// Nothing: every frame is laid out again.
  public func setNeedsUpdateConstraints() {}

  /// Lays out the whole tree that the view is in; a layout that cannot be found is reported when the frame is drawn.
  public func layoutIfNeeded() {
    if let window = rootView as? AppWindow { try? window.layOut() } else { try? rootMap?.layOutViews() }
  }

  /// Changes things at once: there is no time in between here.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}
