import NavigationSDKNames
import Testing

/// Text fields and segmented controls.
@Suite struct FieldTests {
  @Test func aFieldShowsItsTextElseItsPlaceholder() throws {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Where to?"
    let empty = try Screen.frame(field, at: CGRect(x: 20, y: 20, width: 160, height: 34))
    // Grey letters on white, inside a grey edge.
    #expect(empty.ink(21..<179, 21..<53) == 0)
    #expect(empty.color(100, 20) == [0xC6, 0xC6, 0xC8])
    field.text = "Harbour"
    let typed = try Screen.frame(field, at: CGRect(x: 20, y: 20, width: 160, height: 34))
    #expect(typed.ink(27..<100, 21..<53) > 60)
    #expect(typed.ink(21..<27, 21..<53) == 0)
    field.isSecureTextEntry = true
    #expect(try Screen.frame(field, at: CGRect(x: 20, y: 20, width: 160, height: 34)).pixels != typed.pixels)
    #expect(field.intrinsicContentSize.height == 34)
    let dark = try Screen.frame(field, at: CGRect(x: 20, y: 20, width: 160, height: 34), style: .dark)
    #expect(dark.color(150, 36) == [0, 0, 0])
  }

  @Test func aTapChoosesASegment() throws {
    let control = UISegmentedControl(items: ["Map", "List", "Both"])
    var chosen: [Int] = []
    control.addAction(
      UIAction { [weak control] _ in chosen.append(control?.selectedSegmentIndex ?? -2) }, for: .valueChanged)
    #expect(control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 1) == "List")
    #expect(control.titleForSegment(at: 3) == nil)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    let window = try Screen.window()
    control.frame = CGRect(x: 10, y: 10, width: 180, height: 32)
    window.addSubview(control)
    // Three of 60 points: the first is white, the others have the grey ground, 12 % of #767680 as 31 of 255.
    let frame = try window.frame()
    #expect(frame.color(20, 14) == [255, 255, 255])
    let ground = zip(frame.color(80, 14), [238, 238, 240]).map { abs($0 - $1) }
    #expect(ground.allSatisfy { $0 <= 1 }, "\(frame.color(80, 14))")
    try window.tap(at: CGPoint(x: 100, y: 26))
    try window.tap(at: CGPoint(x: 100, y: 26))
    #expect(chosen == [1])
    #expect(control.selectedSegmentIndex == 1)
    #expect(try window.frame().color(80, 14) == [255, 255, 255])
    control.selectedSegmentIndex = 9
    _ = try window.frame()
    control.isEnabled = false
    try window.tap(at: CGPoint(x: 20, y: 26))
    #expect(chosen == [1])
    #expect(control.intrinsicContentSize.height == 32)
  }
}
