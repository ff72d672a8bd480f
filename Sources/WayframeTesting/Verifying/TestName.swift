/// The names that goldens take from test functions.
enum TestName {
  /// The name of `#function` without its parameters and backquotes; slashes make no folders.
  static func golden(_ function: String) -> String {
    let name = function.lastIndex(of: "(").map { function[..<$0] } ?? function[...]
    return String(name).replacing("`", with: "").replacing("/", with: "-")
  }
}
