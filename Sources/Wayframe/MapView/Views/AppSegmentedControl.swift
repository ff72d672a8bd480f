import Foundation
import NavigationUI

/// A row of titles of which one is chosen; names are UIKit's (`UISegmentedControl`).
open class AppSegmentedControl: AppControl {
  /// What `selectedSegmentIndex` is while none is chosen.
  public static let noSegment = -1

  private let row = AppStackView()
  private var segments: [Segment] { row.arrangedSubviews.compactMap { $0 as? Segment } }
  /// Numbers beyond the last segment choose none.
  public var selectedSegmentIndex = AppSegmentedControl.noSegment
  /// The chosen segment's ground; the light's own where `nil`.
  public var selectedSegmentTintColor: SRGBColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    row.distribution = .fillEqually
    fill(with: row)
  }

  /// - Parameter items: the titles; others than texts have none.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false) }
  }

  /// Always `nil`: there are no archives to decode.
  public required init?(coder: NSCoder) { nil }

  /// How many segments there are.
  public var numberOfSegments: Int { segments.count }

  /// Adds a segment before the one at `index`, at once.
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    row.insertArrangedSubview(Segment(title: title, of: self), at: index)
  }

  /// The title of a segment; `nil` where there is none.
  public func titleForSegment(at index: Int) -> String? {
    segments.indices.contains(index) ? segments[index].title : nil
  }

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map { $0.sizeOfContent().width }.max() ?? 0
    return CGSize(width: max(widest, 0) * CGFloat(numberOfSegments), height: 32)
  }

  fileprivate func choose(_ segment: Segment) {
    guard isEnabled, let index = segments.firstIndex(where: { $0 === segment }), index != selectedSegmentIndex else {
      return
    }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
  }

  fileprivate func isChosen(_ segment: Segment) -> Bool {
    segments.indices.contains(selectedSegmentIndex) && segments[selectedSegmentIndex] === segment
  }

  override var content: ViewContent {
    var content = super.content
    content.backgroundColor =
      backgroundColor ?? SystemColors.tertiaryFill
    content.cornerRadius = 8
    return content
  }

  fileprivate final class Segment: AppControl {
    let title: String?
    private weak var owner: AppSegmentedControl?

    init(title: String?, of owner: AppSegmentedControl) {
      self.title = title
      self.owner = owner
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { sizeOfContent() }

    override func didTap() { owner?.choose(self) }

    override var content: ViewContent {
      var content = super.content
      let isChosen = owner?.isChosen(self) ?? false
      content.text = title ?? ""
      content.font = FontSpec(size: 13, isBold: isChosen)
      content.textColor = SRGBColor(light: .black, dark: .white)
      content.textAlignment = .center
      content.numberOfLines = 1
      content.contentInsets = DirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 10)
      if isChosen {
        content.cornerRadius = 8
        content.borderWidth = 0.5
        content.borderColor = SystemColors.selectedSegmentEdge
        content.backgroundColor =
          owner?.selectedSegmentTintColor ?? SystemColors.selectedSegment
      }
      return content
    }
  }
}
