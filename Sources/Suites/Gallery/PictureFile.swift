import Canvas
import Images
import Pixels
import Text

/// A documentation picture as the bytes of a file: the one place where a format is chosen.
struct PictureFile {
  let format: GalleryOptions.Format
  let typesetter: Typesetter

  /// - Parameter recipe: written into formats that have a place for it.
  func bytes(of picture: DocumentationPicture, recipe: PictureRecipe?) throws(ImageError) -> [UInt8] {
    switch format {
    case .png:
      PNG.encode(
        pixels(of: picture), pixelsPerPoint: picture.scale,
        texts: recipe.map { [(PictureRecipe.keyword, $0.text)] } ?? [])
    case .webp: try WebP.encode(pixels(of: picture))
    case .svg: Array(svg(of: picture).utf8)
    case .pdf: pdf(of: picture)
    }
  }

  private func pixels(of picture: DocumentationPicture) -> PixelBuffer {
    Renderer(threads: 1).render(picture.displayList(.pixels, typesetter).list)
  }

  private func svg(of picture: DocumentationPicture) -> String {
    let (list, groups) = picture.displayList(.vectors, typesetter)
    return SVGWriter.document(
      of: list, title: picture.title, description: picture.alt, language: picture.frame.language,
      pixelsPerPoint: picture.scale, groups: groups)
  }

  private func pdf(of picture: DocumentationPicture) -> [UInt8] {
    PDFWriter.document(
      of: picture.displayList(.vectors, typesetter).list, pixelsPerPoint: picture.scale, title: picture.title,
      language: picture.frame.language, compress: ZlibStream.compress)
  }

  /// Whether a file shows what new bytes show: the same pixels of the same scene. Who drew it does not matter.
  func isCurrent(_ old: [UInt8], _ new: [UInt8], recipe: PictureRecipe?) -> Bool {
    if old == new { return true }
    switch format {
    case .png:
      guard let before = try? PNG.decodeStraight(old), let after = try? PNG.decodeStraight(new),
        before.width == after.width, before.values == after.values
      else { return false }
      let stored = try? PictureRecipe(png: old, file: "")
      guard let recipe else { return stored == nil }
      return stored?.isOfSamePicture(as: recipe) ?? false
    case .webp:
      guard let before = try? WebP.decode(old), let after = try? WebP.decode(new) else { return false }
      return before == after
    case .svg, .pdf: return false
    }
  }
}
