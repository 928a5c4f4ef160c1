import Foundation

/// A package whose program is built as its manifest says.
struct RunnablePackage: RunnableSource {
  private let folder: String
  private let product: String?

  init(folder: String, product: String?) {
    self.folder = folder
    self.product = product
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
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let outcome = try ChildProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift", command, "--package-path", folder] + arguments,
      outputFile: output)
    let text = String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self)
    guard outcome == .exited(0) else { throw BuildProblem(text: Self.essence(of: text)) }
    return text
  }

  /// The lines from the first error on; what was compiled before does not matter.
  private static func essence(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0.contains("error:") }) else { return text }
    return lines[first...].joined(separator: "\n")
  }
}

/// Any value, which nobody looks at.
private struct JSONIgnored: Decodable {
  init(from decoder: any Decoder) {}
}
