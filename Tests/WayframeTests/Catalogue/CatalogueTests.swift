import Foundation
import Testing
import Wayframe
import WayframeTesting

/// The documentation catalogue: its pictures are what the program draws, and its pages leave nothing out.
@Suite struct CatalogueTests {
  private static let folder = "\(Samples.root)/Sources/Wayframe/Wayframe.docc"
  private static let goldens = GoldenImages(
    directory: "\(folder)/Resources", failures: "\(Samples.root)/.build/golden-failures")

  /// A page never shows what the program does not draw any more.
  @Test(arguments: CataloguePicture.all)
  func picturesAreDrawnByTheProgram(picture: CataloguePicture) throws {
    try Self.goldens.verify(picture.pixels(FrameRenderer()), named: picture.name)
  }
}
