import Geometry
import JSON
import MapData
import MapStyle

/// What the sources and sprites of a style hold, for checks of the style.
public struct StyleSurvey: Sendable {
  /// What a source holds.
  public enum Source: Sendable {
    /// Tiles with layers, or a file that stands in for them.
    case vector(MapSurvey, zooms: ClosedRange<Int>)
    /// GeoJSON: one layer without a name.
    case shapes(LayerSummary)
    /// Pictures.
    case raster
    /// It is not on this machine, or of a kind that is not drawn.
    case notRead
  }

  /// By the sources' names.
  public private(set) var sources: [String: Source] = [:]
  /// The names of the sprites' pictures; `nil` where a sprite is not on this machine or the style has none.
  public private(set) var images: Set<String>?
  /// What cannot be read: where the style names it, and why.
  public private(set) var faults: [(place: JSONPath, message: String)] = []
  /// What was not looked into, one sentence each.
  public private(set) var notes: [String] = []

  /// Opens what a style names.
  ///
  /// - Parameters:
  ///   - path: the style's file; relative addresses in it begin at its folder.
  ///   - substitutes: files that stand in for sources, by the sources' names.
  public init(_ style: Style, path: String, substitutes: [String: String] = [:]) {
    for source in style.sources {
      var opener = SourceOpener(style: path, substitutes: substitutes)
      do {
        sources[source.id] = try Self.look(at: opener.open(source))
      } catch let error as StyledMapError {
        fault(JSONPath("sources", source.id), error, path)
      } catch let error as MapDataError {
        fault(JSONPath("sources", source.id), StyledMapError.mapData(error), path)
      } catch {
        fault(
          JSONPath("sources", source.id), StyledMapError.source(style: path, place: source.id, reason: "\(error)"), path
        )
      }
      notes += opener.warnings
    }
    guard let sprite = style.sprite, sprite != .null else { return }
    var warnings: [String] = []
    do {
      let sprites = try SpriteImages(sprite, style: path, wantsDouble: false, warnings: &warnings)
      if warnings.isEmpty { images = sprites.names }
    } catch {
      fault(JSONPath("sprite"), error, path)
    }
    let missing = warnings.filter { $0.contains("there is no file") }
    faults += missing.map { (JSONPath("sprite"), $0) }
    notes += warnings.filter { !missing.contains($0) }
  }

  private mutating func fault(_ place: JSONPath, _ error: StyledMapError, _ path: String) {
    let message = error.description
    faults.append((place, message.hasPrefix(path + ": ") ? String(message.dropFirst(path.count + 2)) : message))
  }

  private static func look(at opened: OpenedSource) throws -> Source {
    let zooms = opened.minZoom...max(opened.minZoom, opened.maxZoom)
    switch opened.content {
    case .vector(let store): return .vector(try MapSurvey(store), zooms: zooms)
    case .features(let source): return .vector(try MapSurvey(source), zooms: 0...22)
    case .shapes(let tiles):
      var summary = LayerSummary(name: "")
      for shape in tiles.shapes { summary.add(shape.feature.geometry, shape.feature.properties) }
      // Clusters have properties of their own.
      if let clusters = tiles.clusters {
        let names = ["cluster", "cluster_id", "point_count", "point_count_abbreviated"] + clusters.propertyNames
        for key in names where summary.fields[key] == nil {
          summary.fields[key] = FieldSummary()
        }
      }
      return .shapes(summary)
    case .raster, .elevation: return .raster
    case .none: return .notRead
    }
  }
}
