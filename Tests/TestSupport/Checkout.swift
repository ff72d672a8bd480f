import Foundation

/// The folder of the checkout that the tests were built from.
public enum Checkout {
  public static let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL

  public static func url(_ path: String) -> URL { url.appending(path: path) }

  public static func path(_ path: String) -> String { url(path).path(percentEncoded: false) }
}
