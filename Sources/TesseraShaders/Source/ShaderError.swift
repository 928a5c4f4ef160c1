/// What is wrong with source text in the Metal Shading Language, or what of it is outside of the subset that runs here.
package struct ShaderError: Error, Equatable, CustomStringConvertible {
  package var file: String
  /// From 1.
  package var line: Int
  package var message: String

  package init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  package var description: String { "\(file):\(line): \(message)" }
}
