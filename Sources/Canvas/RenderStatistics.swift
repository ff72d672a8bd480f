import Pixels
import Synchronization

/// The time and the work that a frame took, for programs that measure.
public struct RenderStatistics: Sendable {
  /// Flattening, stroking and sorting into bands.
  public var planning = Duration.zero
  /// Coverage and compositing of all bands.
  public var drawing = Duration.zero
  /// Commands that draw: all but the ends and beginnings of clips and layers.
  public var commands = 0
  /// Of these the ones that were never flattened: off the frame, behind a later opaque rectangle, or invisible.
  public var culledCommands = 0
  /// Straight edges, once for every band they reach; an extrusion's faces included.
  public var edges = 0
  /// What single bands had to do for fills, strokes, halos and shadows.
  public var records = 0
  /// Of these the ones of which nothing shows.
  public var hiddenRecords = 0
  /// 4 × 4 pixels with a coverage each.
  public var maskTiles = 0
  /// Glyphs whose coverage was kept from before or for later, once for every band they reach.
  public var glyphs = 0
  /// Rows of tiles with one coverage per row.
  public var runs = 0
}

extension Renderer {
  /// Draws like `render(_:into:)` and returns its statistics.
  public func measure(_ list: DisplayList, into picture: inout PixelBuffer) -> RenderStatistics {
    precondition(picture.width == list.width && picture.height == list.height, "picture and list differ in size")
    let meter = FrameMeter()
    core.render(list, into: &picture, meter: meter)
    return meter.finish()
  }
}

/// Counts what planners and bands have made anyway; frames without one are not slowed down.
final class FrameMeter: Sendable {
  private let statistics = Mutex(RenderStatistics())
  private let start = ContinuousClock.now
  private let drawingStart = Mutex(ContinuousClock.now)

  /// Called between planning and drawing.
  func planned(_ frame: PlannedFrame) {
    statistics.withLock {
      $0.planning = ContinuousClock.now - start
      $0.count(frame)
    }
    drawingStart.withLock { $0 = ContinuousClock.now }
  }

  /// Called when a thread has drawn a band in `workspace`.
  func drew(_ workspace: BandWorkspace) { statistics.withLock { $0.count(workspace) } }

  func finish() -> RenderStatistics {
    let drawing = ContinuousClock.now - drawingStart.withLock { $0 }
    return statistics.withLock {
      $0.drawing = drawing
      return $0
    }
  }
}

extension RenderStatistics {
  fileprivate mutating func count(_ frame: PlannedFrame) {
    var isPlanned = [Bool](repeating: false, count: frame.commands.count)
    for segment in frame.segments {
      for band in 0..<frame.bandCount {
        let bin = segment.bins[band]
        edges += bin.edgeCursor - bin.edges
        for i in 0..<bin.recordCount {
          let record = bin.records[i]
          switch record.kind {
          case .glyphs:
            records += 1
            glyphs += Int(record.edgeCount)
            edges -= Int(record.edgeCount)
            isPlanned[Int(record.command)] = true
          case .fill, .shadow:
            records += 1
            isPlanned[Int(record.command)] = true
          case .buildingsBegin: isPlanned[Int(record.command)] = true
          case .face, .buildingsEnd, .clipBegin, .clipEnd, .layerBegin, .layerEnd: break
          }
        }
      }
    }
    hiddenRecords = records
    for (i, command) in frame.commands.enumerated() {
      switch command {
      case .beginClip, .endClip, .beginLayer, .endLayer: break
      case .fill, .stroke, .outset, .glyphs, .shadow, .extrusions:
        commands += 1
        if !isPlanned[i] { culledCommands += 1 }
      }
    }
  }

  fileprivate mutating func count(_ workspace: BandWorkspace) {
    for i in 0..<workspace.recordCount where workspace.records[i].kind == .draw { hiddenRecords -= 1 }
    maskTiles += workspace.stream.maskCount
    runs += workspace.stream.runCount
  }
}
