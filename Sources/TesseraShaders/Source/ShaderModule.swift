/// The functions of some source files.
package struct ShaderModule: Sendable {
  var functions: [String: [ShaderFunctionSyntax]] = [:]
  var structures: [String: ShaderType] = [:]
  var constants: [String: ShaderStatement] = [:]
  /// What is wrong with functions, by their names.
  var unusable: [String: [ShaderError]] = [:]
  /// What is wrong outside of functions.
  var problems: [ShaderError] = []

  /// - Parameter files: names, for messages, and source text.
  package init(_ files: [(name: String, text: String)]) {
    for file in files { ShaderParser.read(file.text, file: file.name, into: &self) }
  }

  /// Everything in the files that cannot be used, in the order of the files' lines.
  package var errors: [ShaderError] {
    var errors = problems + unusable.values.flatMap { $0 }
    for function in functions.values.flatMap({ $0 }) where function.isStitchable {
      do { try ShaderCompiler.check(function, in: self) } catch {
        errors.append(error as? ShaderError ?? function.token.error("\(error)"))
      }
    }
    return errors.sorted { ($0.file, $0.line, $0.message) < ($1.file, $1.line, $1.message) }
  }
}
