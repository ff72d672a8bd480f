import Geometry
import NavigationSDKNames
import Testing

/// A small window for views under test: one pixel a point.
enum Screen {
  static func window(width: Double = 200, height: Double = 200, locale: String = "en_US") throws -> UIWindow {
    var device = Device()
    device.width = width
    device.height = height
    device.scale = 1
    let window = UIWindow(device: device, locale: locale, renderer: try FrameRenderer())
    window.backgroundColor = .white
    return window
  }

  /// Shows a view at a place in a white window.
  static func frame(_ view: UIView, at frame: CGRect, style: UIUserInterfaceStyle = .light) throws -> Frame {
    let window = try window()
    window.overrideUserInterfaceStyle = style
    view.frame = frame
    window.addSubview(view)
    return try window.frame()
  }
}

extension Frame {
  func color(_ x: Int, _ y: Int) -> [Int] {
    let pixel = pixels[x, y]
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  /// How many pixels of a rectangle are darker than middle grey.
  func ink(_ columns: Range<Int>, _ rows: Range<Int>) -> Int {
    rows.reduce(0) { sum, y in sum + columns.count { color($0, y).reduce(0, +) < 3 * 128 } }
  }

  /// The groups of neighbouring rows with ink in some columns: lines of text.
  func textLines(_ columns: Range<Int>, _ rows: Range<Int>) -> Int {
    let inked = rows.map { ink(columns, $0..<$0 + 1) > 0 }
    return zip(inked, inked.dropFirst()).count { !$0 && $1 } + (inked.first == true ? 1 : 0)
  }

  func element(_ name: String) -> [Double]? {
    layout.elements.first { $0.name == name }.map { [$0.x, $0.y, $0.width, $0.height] }
  }
}
