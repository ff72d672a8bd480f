#if canImport(SwiftUI) && canImport(ImageIO)
  import Foundation
  import ImageIO
  import SwiftUI

  /// A scene's frame in an Xcode preview, without the Navigation SDK; messages take its place where the scene is wrong.
  public struct WayframePreview: View {
    private let frame: Result<(image: CGImage, scale: Double), FrameError>
    private let name: String

    /// - Parameters:
    ///   - scene: what to draw.
    ///   - fontDirectories: folders with fonts; `fonts` beside the program and the system's Noto folders when `nil`.
    public init(_ scene: NavigationScene, fontDirectories: [String]? = nil) {
      name = scene.file
      do {
        let frame = try FrameRenderer(threads: 2, fontDirectories: fontDirectories).frame(of: scene)
        let data = Data(frame.png(threads: 2)) as CFData
        guard let source = CGImageSourceCreateWithData(data, nil),
          let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { throw FrameError.nothingToShow(file: scene.file) }
        self.frame = .success((image, scene.device.scale))
      } catch {
        frame = .failure(error as? FrameError ?? .nothingToShow(file: scene.file))
      }
    }

    /// The picture at its size in points.
    public var body: some View {
      switch frame {
      case .success(let frame): Image(decorative: frame.image, scale: frame.scale)
      case .failure(let error): Text(String(describing: error)).padding().accessibilityLabel(name)
      }
    }
  }
#endif
