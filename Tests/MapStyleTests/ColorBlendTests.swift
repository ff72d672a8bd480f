import Pixels
import Testing

@testable import MapStyle

/// How colours blend in styles.
@Suite struct ColorBlendTests {
  private static func color(_ value: String) throws -> Color {
    let json =
      #"{"version": 8, "sources": {}, "layers": [{"id": "a", "type": "background", "paint": {"background-color": \#(value)}}]}"#
    let style = try Style(json: Array(json.utf8), path: "s.json")
    guard case .background(let layer) = style.layers[0].kind else { throw StyleTestFailure.wrongKind }
    return layer.color.value(EvaluationContext(zoom: 1))
  }

  /// Half of opaque red and half of transparent blue: red at half the opacity.
  @Test func transparentEndsLendNoColour() throws {
    let color = try Self.color(
      #"["interpolate", ["linear"], ["zoom"], 0, "rgba(255, 0, 0, 1)", 2, "rgba(0, 0, 255, 0)"]"#)
    #expect(color == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  /// 0.5 · 1 red and 0.5 · 0.5 blue: two thirds and one third of the sum of opacities, 0.75.
  @Test func coloursWeighByTheirOpacity() throws {
    let color = try Self.color(
      #"["interpolate", ["linear"], ["zoom"], 0, "rgba(255, 0, 0, 1)", 2, "rgba(0, 0, 255, 0.5)"]"#)
    #expect(abs(color.red - 2 / 3) < 0.005)
    #expect(abs(color.blue - 1 / 3) < 0.005)
    #expect(abs(color.alpha - 0.75) < 0.005)
  }

  @Test func functionsBlendByRedGreenAndBlue() throws {
    let color = try Self.color(##"{"stops": [[0, "#000000"], [2, "#ffffff"]], "colorSpace": "lab"}"##)
    #expect(color == Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
  }
}
