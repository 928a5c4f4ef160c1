import Foundation

/// A package whose program is built as its manifest says.
struct RunnablePackage: RunnableSource {
  private let folder: String
  private let product: String?
  /// In seconds.
  private let timeLimit: Double
  /// Descriptions of packages are read, so nothing of them may be left out.
  private static let mostOutput = 64 << 20

  /// - Parameter timeLimit: how long building may take, in seconds.
  init(folder: String, product: String?, timeLimit: Double) {
    self.folder = folder
    self.product = product
    self.timeLimit = timeLimit
  }

  func build() throws -> Build {
    let product = try self.product ?? firstProduct()
    _ = try swift("build", "--product", product)
    let binaries = try swift("build", "--show-bin-path").trimmingCharacters(in: .whitespacesAndNewlines)
    return Build(program: URL(fileURLWithPath: binaries).appendingPathComponent(product))
  }

  private struct Description: Decodable {
    struct Product: Decodable {
      var name: String
      /// Has one key, which says what kind of product it is.
      var type: [String: JSONIgnored]
    }

    var products: [Product]
  }

  private func firstProduct() throws -> String {
    let text = try swift("package", "describe", "--type", "json")
    guard let start = text.firstIndex(of: "{"),
      let description = try? JSONDecoder().decode(Description.self, from: Data(text[start...].utf8)),
      let program = description.products.first(where: { $0.type.keys.contains("executable") })
    else { throw BuildProblem(text: "the package in \(folder) has no program") }
    return program.name
  }

  /// - Returns: what the command writes.
  private func swift(_ command: String, _ arguments: String...) throws -> String {
    // SwiftPM ends its compilers when it is interrupted, as by Ctrl-C, and not when it is asked to terminate.
    let result = try ChildProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift", command, "--package-path", folder] + arguments,
      timeLimit: timeLimit, endedBy: SIGINT, outputLimit: Self.mostOutput)
    let text = String(decoding: result.output, as: UTF8.self)
    switch result.outcome {
    case .exited(0): break
    case .timedOut: throw BuildProblem(text: CompileLimit.message("the package in \(folder)", timeLimit))
    case .exited, .signaled: throw BuildProblem(text: Self.essence(of: text))
    }
    return text
  }

  /// The lines from the first error on; what was compiled before does not matter.
  private static func essence(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0.contains("error:") }) else { return text }
    return lines[first...].joined(separator: "\n")
  }
}

/// Any value; it is ignored.
private struct JSONIgnored: Decodable {
  init(from decoder: any Decoder) {}
}
