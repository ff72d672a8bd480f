import Foundation
import TestSupport
import Testing
import Wayframe

/// The app's own views on a map view: guides, anchors, the accessory view.
@Suite struct MapViewLayoutTests {
  private func box(_ name: String, _ mapView: MapView) throws -> FrameLayout.Element {
    let element = try #require(try MapViewTests.element(name, mapView), "\(name)")
    return box(name, x: element.x, y: element.y, element.width, element.height)
  }

  private func box(_ name: String, x: Double, y: Double, _ width: Double, _ height: Double) -> FrameLayout.Element {
    .init(name: name, x: x, y: y, width: width, height: height)
  }

  @Test func viewsStandByTheGuides() throws {
    let mapView = try MapViewTests.drivenMapView()
    let layout = try mapView.frame().layout
    let guides = Dictionary(uniqueKeysWithValues: layout.guides.map { ($0.name, $0) })
    let header = try #require(guides["navigationHeaderLayoutGuide"])
    let footer = try #require(guides["navigationFooterLayoutGuide"])
    let buttons = try #require(guides["bottomTrailingButtonsLayoutGuide"])

    let banner = AppView()
    banner.accessibilityIdentifier = "banner"
    banner.backgroundColor = SRGBColor(0xFF00FF)
    banner.translatesAutoresizingMaskIntoConstraints = false
    mapView.addSubview(banner)
    ViewConstraint.activate([
      banner.topAnchor.constraint(equalTo: mapView.navigationHeaderLayoutGuide.bottomAnchor, constant: 8),
      banner.leadingAnchor.constraint(equalTo: mapView.leadingAnchor, constant: 12),
      banner.widthAnchor.constraint(equalTo: mapView.widthAnchor, multiplier: 0.5),
      banner.heightAnchor.constraint(equalToConstant: 30),
    ])
    let chip = AppView()
    chip.accessibilityIdentifier = "chip"
    mapView.addSubview(chip)
    // Written from the guide's side, as the documentation does.
    ViewConstraint.activate([
      mapView.navigationFooterLayoutGuide.topAnchor.constraint(equalTo: chip.bottomAnchor, constant: 10),
      chip.centerXAnchor.constraint(equalTo: banner.centerXAnchor),
      chip.widthAnchor.constraint(greaterThanOrEqualToConstant: 70),
      chip.widthAnchor.constraint(lessThanOrEqualToConstant: 70),
      chip.heightAnchor.constraint(equalToConstant: 20),
    ])
    let note = AppView()
    note.accessibilityIdentifier = "note"
    mapView.addSubview(note)
    ViewConstraint.activate([
      note.bottomAnchor.constraint(equalTo: mapView.bottomTrailingButtonsLayoutGuide.topAnchor, constant: -6),
      note.trailingAnchor.constraint(equalTo: mapView.bottomTrailingButtonsLayoutGuide.trailingAnchor),
      note.widthAnchor.constraint(equalToConstant: 50), note.heightAnchor.constraint(equalToConstant: 40),
    ])
    let fixed = AppView(frame: CGRect(x: 5, y: 4, width: 9, height: 8))
    fixed.accessibilityIdentifier = "fixed"
    banner.addSubview(fixed)

    let top = header.y + header.height + 8
    #expect(try box("banner", mapView) == box("banner", x: 12, y: top, 196.5, 30))
    #expect(try box("chip", mapView) == box("chip", x: 12 + 98.25 - 35, y: footer.y - 10 - 20, 70, 20))
    #expect(
      try box("note", mapView) == box("note", x: buttons.x + buttons.width - 50, y: buttons.y - 6 - 40, 50, 40))
    #expect(try box("fixed", mapView) == box("fixed", x: 17, y: top + 4, 9, 8))
    #expect(try mapView.frame().pixels[100, Int(top) + 20] == SRGBColor(0xFF00FF).pixel)
    banner.isHidden = true
    #expect(try mapView.frame().pixels[100, Int(top) + 20] != SRGBColor(0xFF00FF).pixel)
    // What is hidden takes no taps, nor does what lies in it; others still stand by it.
    #expect(try mapView.tap(at: CGPoint(x: 100, y: top + 20)) == nil)
    #expect(try MapViewTests.element("banner", mapView) == nil)
    #expect(try MapViewTests.element("fixed", mapView) == nil)
    #expect(try box("chip", mapView) == box("chip", x: 12 + 98.25 - 35, y: footer.y - 10 - 20, 70, 20))
    fixed.removeFromSuperview()
    #expect(try MapViewTests.element("fixed", mapView) == nil)
  }

  @Test func labelsAndPicturesAreAsLargeAsTheirContent() throws {
    let mapView = try MapViewTests.mapView()
    let label = AppLabel()
    label.accessibilityIdentifier = "label"
    label.text = "Toll road"
    label.font = FontSpec(size: 20, isBold: true)
    mapView.addSubview(label)
    label.topAnchor.constraint(equalTo: mapView.topAnchor, constant: 300).isActive = true
    label.leftAnchor.constraint(equalTo: mapView.leftAnchor, constant: 20).isActive = true
    let picture = AppImageView(
      image: AppImage(contentsOfFile: Checkout.path("GoldenImages/helsinki-day.png"), scale: 30))
    picture.accessibilityIdentifier = "picture"
    mapView.addSubview(picture)
    picture.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
    picture.leftAnchor.constraint(equalTo: label.rightAnchor).isActive = true
    let set = try box("label", mapView)
    #expect(set.height == 25)
    #expect(set.width > 60)
    #expect(set.width < 120)
    // 1179 x 2556 pixels at 30 a point.
    let image = try box("picture", mapView)
    #expect(abs(image.width - 39.3) < 1e-9)
    #expect(abs(image.height - 85.2) < 1e-9)
    #expect(image.y == 325)
  }

  @Test func contradictionsAndOpenPlacesAreReported() throws {
    let mapView = try MapViewTests.mapView()
    func failure() -> String { #expect(throws: FrameError.self) { _ = try mapView.frame() }?.description ?? "" }
    let view = AppView()
    view.accessibilityIdentifier = "badge"
    mapView.addSubview(view)
    #expect(failure().contains(#""badge""#))
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    ViewConstraint.activate([
      width, view.heightAnchor.constraint(equalToConstant: 10), view.topAnchor.constraint(equalTo: mapView.topAnchor),
    ])
    #expect(failure().contains("side to side"))
    view.leadingAnchor.constraint(equalTo: mapView.leadingAnchor).isActive = true
    _ = try mapView.frame()
    let narrow = view.widthAnchor.constraint(lessThanOrEqualToConstant: 5)
    narrow.isActive = true
    #expect(failure().contains("cannot hold together"))
    narrow.isActive = false
    width.constant = 30
    #expect(try box("badge", mapView).width == 30)
    let idle = mapView.navigationHeaderLayoutGuide.topAnchor.constraint(equalTo: mapView.topAnchor)
    idle.isActive = true
    #expect(failure().contains("moves no view"))
    idle.isActive = false
    let stranger = AppView()
    let far = view.bottomAnchor.constraint(lessThanOrEqualTo: stranger.topAnchor)
    far.isActive = true
    #expect(failure().contains("not on the map"))
    far.isActive = false
    for _ in 0..<300 { mapView.addSubview(AppView(frame: .zero)) }
    #expect(failure().contains("at most 256"))
  }

  // MARK: The accessory view

  private final class Accessory: AppView, NavigationAccessoryView {
    var wanted: CGFloat = 80
    var asked: [CGSize] = []

    func heightForAccessoryViewConstrained(to size: CGSize, on mapView: MapView) -> CGFloat {
      asked.append(size)
      return wanted
    }
  }

  @Test func theAccessoryIsAskedForItsHeight() throws {
    let mapView = try MapViewTests.drivenMapView()
    let primary = try box("navigationHeader", mapView)
    let accessory = Accessory()
    accessory.backgroundColor = SRGBColor(0x00AA77)
    let dot = AppView(frame: CGRect(x: 100, y: 10, width: 20, height: 20))
    dot.backgroundColor = SRGBColor(0x0000FF)
    dot.accessibilityIdentifier = "dot"
    accessory.addSubview(dot)
    mapView.setHeaderAccessory(accessory)
    let strip = try box("navigationHeaderSecondary", mapView)
    let below = primary.y + primary.height
    #expect([strip.x, strip.y, strip.width, strip.height] == [primary.x, below, primary.width, 80])
    try #require(accessory.asked.count == 1)
    #expect(Double(accessory.asked[0].width) == primary.width)
    #expect(accessory.asked[0].height == 200)
    #expect(try box("dot", mapView) == box("dot", x: primary.x + 100, y: strip.y + 10, 20, 20))
    let pixels = try mapView.frame().pixels
    #expect(pixels[Int(strip.x) + 110, Int(strip.y) + 20] == SRGBColor(0x0000FF).pixel)
    #expect(pixels[Int(strip.x) + 60, Int(strip.y) + 50] == SRGBColor(0x00AA77).pixel)
    #expect(try MapViewTests.element("compassButton", mapView) == nil)

    accessory.wanted = 120
    #expect(try box("navigationHeaderSecondary", mapView).height == 80)
    mapView.invalidateLayout(forAccessoryView: Accessory())
    #expect(try box("navigationHeaderSecondary", mapView).height == 80)
    mapView.invalidateLayout(forAccessoryView: accessory)
    #expect(try box("navigationHeaderSecondary", mapView).height == 120)
    #expect(accessory.asked.count == 2)
    accessory.wanted = 1_000
    mapView.invalidateLayout(forAccessoryView: accessory)
    #expect(try MapViewTests.element("navigationHeaderSecondary", mapView)?.height == 56, "the header's own strip")
    #expect(try MapViewTests.element("compassButton", mapView) != nil)

    let other = Accessory()
    other.wanted = 60
    mapView.setHeaderAccessory(other)
    #expect(try box("navigationHeaderSecondary", mapView).height == 60)
    mapView.setHeaderAccessory(nil)
    #expect(try MapViewTests.element("navigationHeaderSecondary", mapView)?.height != 60)
    #expect(try MapViewTests.element("compassButton", mapView) != nil)
  }

  @Test func shortMapsHideTheAccessory() throws {
    let mapView = try MapViewTests.drivenMapView()
    mapView.device.width = 852
    mapView.device.height = 330
    let accessory = Accessory()
    let inside = AppView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    inside.accessibilityIdentifier = "inside"
    accessory.addSubview(inside)
    mapView.setHeaderAccessory(accessory)
    let layout = try mapView.frame().layout
    #expect(!layout.elements.contains { $0.name == "inside" })
    #expect(layout.guides.first { $0.name == "headerAccessory" }?.height == 0)
  }
}
