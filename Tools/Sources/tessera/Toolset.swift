import Foundation

/// A toolset of Swift's package manager: options for all compilers of a build.
struct Toolset: Encodable {
  private struct Tool: Encodable {
    var extraCLIOptions: [String]
  }

  private let schemaVersion = "1.0"
  private let swiftCompiler: Tool

  init(compilerOptions: [String]) {
    swiftCompiler = Tool(extraCLIOptions: compilerOptions)
  }

  /// Writes the toolset, if it is another one: a new file has everything built again.
  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode(self)
    if FileManager.default.contents(atPath: file.path) != data { try data.write(to: file) }
  }
}
