import Geometry
import Images
import NavigationSDKNames
import Testing

/// What views look like, measured in the pixels of small windows.
@Suite struct ViewDrawingTests {
  private let place = CGRect(x: 50, y: 50, width: 100, height: 60)

  @Test func borderAndCorners() throws {
    let view = UIView()
    view.backgroundColor = .blue
    view.layer.borderWidth = 4
    view.layer.borderColor = UIColor.red.cgColor
    view.layer.cornerRadius = 20
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let frame = try Screen.frame(view, at: place)
    // The border lies inside the edge.
    #expect(frame.color(100, 49) == [255, 255, 255])
    #expect(frame.color(100, 50) == [255, 0, 0])
    #expect(frame.color(100, 53) == [255, 0, 0])
    #expect(frame.color(100, 54) == [0, 0, 255])
    #expect(frame.color(50, 80) == [255, 0, 0])
    #expect(frame.color(149, 80) == [255, 0, 0])
    // Upper left and lower right are round, the others are not.
    #expect(frame.color(51, 51) == [255, 255, 255])
    #expect(frame.color(148, 108) == [255, 255, 255])
    #expect(frame.color(148, 51) == [255, 0, 0])
    #expect(frame.color(51, 108) == [255, 0, 0])
  }

  /// 0.5 of black on white is grey; what lies in the view fades with it as one picture.
  @Test func alpha() throws {
    let outer = UIView()
    outer.backgroundColor = .black
    outer.alpha = 0.5
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    inner.backgroundColor = .red
    outer.addSubview(inner)
    let frame = try Screen.frame(outer, at: place)
    for component in frame.color(55, 55) { #expect(abs(component - 128) <= 1) }
    let red = frame.color(80, 80)
    #expect(red[0] >= 254)
    #expect(abs(red[1] - 128) <= 1)
    #expect(abs(red[2] - 128) <= 1)
  }

  @Test func hiddenViewsAreNotDrawn() throws {
    let view = UIView()
    view.backgroundColor = .black
    view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    view.isHidden = true
    let frame = try Screen.frame(view, at: place)
    #expect(frame.ink(0..<200, 0..<200) == 0)
    #expect(frame.layout.elements.isEmpty)
  }

  /// Below the view it is darker than beside it, and it fades out within about three radii.
  @Test func shadow() throws {
    let view = UIView()
    view.backgroundColor = .white
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowOpacity = 0.6
    view.layer.shadowRadius = 4
    view.layer.shadowOffset = CGSize(width: 0, height: 6)
    let frame = try Screen.frame(view, at: place)
    let (below, above, beside, far) = (
      frame.color(100, 112)[0], frame.color(100, 48)[0], frame.color(47, 80)[0], frame.color(100, 135)[0]
    )
    // At the shadow's own edge (y 116) half of it is left: 255 · (1 − 0.3).
    #expect(abs(frame.color(100, 115)[0] - 178) <= 8)
    #expect(below < 160)
    #expect(above > beside)
    #expect(beside > below)
    #expect(far == 255)
    #expect(frame.color(100, 80) == [255, 255, 255])
    view.layer.masksToBounds = true
    #expect(try Screen.frame(view, at: place).ink(0..<200, 0..<200) == 0)
    #expect(try Screen.frame(view, at: place).color(100, 112) == [255, 255, 255])
  }

  @Test func clipping() throws {
    func corner(clips: Bool) throws -> [Int] {
      let outer = UIView()
      outer.backgroundColor = .yellow
      outer.clipsToBounds = clips
      let inner = UIView(frame: CGRect(x: 80, y: 40, width: 40, height: 40))
      inner.backgroundColor = .blue
      outer.addSubview(inner)
      let frame = try Screen.frame(outer, at: place)
      #expect(frame.color(140, 100) == [0, 0, 255])
      return frame.color(160, 120)
    }
    #expect(try corner(clips: false) == [0, 0, 255])
    #expect(try corner(clips: true) == [255, 255, 255])
  }

  /// Four words on lines of 60 points: one line is cut, two are two, and 0 takes as many as there are.
  @Test(arguments: [(1, 1), (2, 2), (0, 4)])
  func numberOfLines(limit: Int, lines: Int) throws {
    let window = try Screen.window()
    let label = UILabel()
    label.text = "Station Harbour Airport Market"
    label.font = .systemFont(ofSize: 16)
    label.textColor = .black
    label.numberOfLines = limit
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      label.widthAnchor.constraint(equalToConstant: 80),
    ])
    let frame = try window.frame()
    // Lines of text of 16 points stand 20 points apart.
    #expect(label.bounds.height == CGFloat(20 * lines))
    #expect(frame.textLines(10..<90, 18..<190) >= lines)
    #expect(frame.ink(0..<200, 22 + 20 * lines..<200) == 0)
  }

  @Test func lineBreaks() throws {
    func marks(_ mode: NSLineBreakMode) throws -> [Int] {
      let label = UILabel()
      label.text = ".............................MMMMMMMMMMMMMMMMMM"
      label.textColor = .black
      label.lineBreakMode = mode
      let frame = try Screen.frame(label, at: CGRect(x: 20, y: 20, width: 120, height: 22))
      #expect(frame.ink(0..<20, 0..<60) == 0)
      #expect(frame.ink(140..<200, 0..<60) == 0)
      return [frame.ink(20..<60, 0..<60), frame.ink(100..<140, 0..<60)]
    }
    let (tail, head, middle) = (
      try marks(.byTruncatingTail), try marks(.byTruncatingHead), try marks(.byTruncatingMiddle)
    )
    // Wide letters have more ink than narrow ones: at the head only the start is lost.
    #expect(head[0] > tail[0])
    #expect(head[1] > tail[1])
    #expect(middle[0] < head[0])
    #expect(middle[1] > tail[1])
  }

  @Test func aShrinkingLabelIsNotCut() throws {
    let label = UILabel()
    label.text = "Westminster Bridge"
    label.textColor = .black
    label.font = .systemFont(ofSize: 24)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    let frame = try Screen.frame(label, at: CGRect(x: 20, y: 20, width: 100, height: 30))
    #expect(frame.ink(108..<121, 20..<50) > 0)
    #expect(frame.ink(121..<200, 0..<60) == 0)
    #expect(frame.ink(20..<120, 20..<26) == 0)
  }

  @Test func textAlignment() throws {
    func sides(_ alignment: NSTextAlignment, locale: String = "en_US") throws -> (left: Bool, right: Bool) {
      let window = try Screen.window(locale: locale)
      let label = UILabel(frame: CGRect(x: 20, y: 20, width: 160, height: 30))
      label.text = "Go"
      label.textColor = .black
      label.textAlignment = alignment
      window.addSubview(label)
      let frame = try window.frame()
      return (frame.ink(20..<60, 0..<60) > 0, frame.ink(140..<180, 0..<60) > 0)
    }
    #expect(try sides(.natural) == (true, false))
    #expect(try sides(.center) == (false, false))
    #expect(try sides(.right) == (false, true))
    #expect(try sides(.natural, locale: "ar") == (false, true))
    #expect(try sides(.left, locale: "ar") == (true, false))
  }

  /// A red picture of 4 × 2 points in a view of 40 × 40.
  @Test func contentModes() throws {
    var picture = PixelBuffer(width: 4, height: 2)
    for y in 0..<2 { for x in 0..<4 { picture[x, y] = UIColor.red.pixel } }
    func red(_ mode: UIView.ContentMode, tint: UIColor? = nil) throws -> [Int] {
      let image = UIImage(.png(PNG.encode(picture)))
      let view = UIImageView(image: tint == nil ? image : image.withRenderingMode(.alwaysTemplate))
      if let tint { view.tintColor = tint }
      view.contentMode = mode
      view.clipsToBounds = true
      let frame = try Screen.frame(view, at: CGRect(x: 60, y: 60, width: 40, height: 40))
      return [frame.ink(60..<100, 60..<100), frame.ink(60..<64, 60..<62), frame.ink(78..<82, 79..<81)]
    }
    #expect(try red(.scaleToFill) == [1_600, 8, 8])
    #expect(try red(.scaleAspectFit) == [800, 0, 8])
    #expect(try red(.scaleAspectFill) == [1_600, 8, 8])
    #expect(try red(.topLeft) == [8, 8, 0])
    #expect(try red(.center) == [8, 0, 8])
    #expect(try red(.scaleToFill, tint: .blue) == [1_600, 8, 8])
  }

  @Test func accessibilityLabels() throws {
    let view = UIView()
    view.accessibilityIdentifier = "shape"
    view.accessibilityLabel = "A shape"
    let element = try Screen.frame(view, at: place).layout.elements.first
    #expect(element?.name == "shape")
    #expect(element?.accessibilityLabel == "A shape")
  }
}
