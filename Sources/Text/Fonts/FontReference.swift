/// A font file's face that drew something.
public struct FontReference: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The font's file.
  public let path: String
  /// The face's place in its file; 0 except in collections.
  public let faceIndex: Int

  /// By path, then by the face's place in its file.
  public static func < (a: FontReference, b: FontReference) -> Bool {
    (a.path, a.faceIndex) < (b.path, b.faceIndex)
  }

  /// The path, with "#" and the place after it for faces of a collection other than the first.
  public var description: String { faceIndex == 0 ? path : "\(path)#\(faceIndex)" }
}
