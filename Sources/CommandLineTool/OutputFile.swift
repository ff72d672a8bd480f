import Foundation

/// A result that could not be written.
struct OutputError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(path): cannot be written: \(reason)" }
}

/// Writes a file whole or not at all: under a temporary name first, then renamed.
func writeFile(_ bytes: some Sequence<UInt8>, to path: String) throws(OutputError) {
  do {
    try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
  } catch {
    throw OutputError(path: path, reason: error.localizedDescription)
  }
}
