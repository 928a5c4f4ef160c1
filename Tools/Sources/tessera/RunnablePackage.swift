import Foundation

/// A package whose program is built as its manifest says.
struct RunnablePackage: RunnableSource {
  private let product: String?
  private let manager: PackageManager

  /// - Parameter timeLimit: how long building may take, in seconds.
  init(folder: String, product: String?, timeLimit: Double) {
    self.product = product
    manager = PackageManager(folder: folder, name: "the package in \(folder)", timeLimit: timeLimit)
  }

  func build() throws -> Build {
    let product = try self.product ?? firstProduct()
    return Build(program: try manager.build(product))
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
    let text = try manager.run("package", "describe", "--type", "json")
    guard let start = text.firstIndex(of: "{"),
      let description = try? JSONDecoder().decode(Description.self, from: Data(text[start...].utf8)),
      let program = description.products.first(where: { $0.type.keys.contains("executable") })
    else { throw BuildProblem(text: "\(manager.name) has no program") }
    return program.name
  }
}

/// Any value; it is ignored.
private struct JSONIgnored: Decodable {
  init(from decoder: any Decoder) {}
}
