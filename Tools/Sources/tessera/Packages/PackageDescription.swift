import Foundation

/// What the package manager says of a package.
struct PackageDescription: Decodable {
  struct Product: Decodable {
    var name: String
    /// The names of its targets.
    var targets: [String]
    /// Has one key, which says what kind of product it is.
    private var type: [String: JSONIgnored]

    var isProgram: Bool { type.keys.contains("executable") }
  }

  struct Target: Decodable {
    var name: String
    /// The name of its module.
    var c99name: String
    private var type: String
    private var path: String
    private var sources: [String]
    /// The names of targets of the package that it depends on; nil for none.
    private var targetDependencies: [String]?

    private enum CodingKeys: String, CodingKey {
      case name, c99name, type, path, sources
      case targetDependencies = "target_dependencies"
    }

    var dependencies: [String] { targetDependencies ?? [] }
    var isTest: Bool { type == "test" }
    var isProgram: Bool { type == "executable" }
    /// Whether it is built for this machine's compiler and not for the program.
    var isTool: Bool { type == "macro" || type == "plugin" }

    /// Paths of the Swift files.
    func swiftFiles(in package: String) -> [String] {
      let folder = URL(fileURLWithPath: package).appendingPathComponent(path)
      return sources.filter { $0.hasSuffix(".swift") }.map {
        folder.appendingPathComponent($0).standardizedFileURL.path
      }
    }
  }

  struct Dependency: Decodable {
    /// How the package manager calls it.
    var identity: String
    /// Of a package on this machine.
    var path: String?
  }

  var name: String
  var path: String
  var products: [Product]
  var targets: [Target]
  var dependencies: [Dependency]

  /// Asks the package manager.
  ///
  /// - Throws: `BuildProblem` if the manifest makes no sense.
  init(_ manager: PackageManager) throws {
    let text = try manager.run("package", "describe", "--type", "json")
    // Remarks about dependencies may come before it.
    guard let start = text.firstIndex(of: "{") else { throw BuildProblem(text: text) }
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(text[start...].utf8))
    } catch {
      throw BuildProblem(
        text: "\(manager.name) cannot be read: the package manager describes it in a way that is not known")
    }
  }

  /// The targets of a product and the package's own targets that they depend on.
  func closure(ofProduct product: String) -> [Target] {
    var names = Set(products.first { $0.name == product }?.targets ?? [])
    var waiting = Array(names)
    while let name = waiting.popLast() {
      for dependency in targets.first(where: { $0.name == name })?.dependencies ?? []
      where names.insert(dependency).inserted {
        waiting.append(dependency)
      }
    }
    return targets.filter { names.contains($0.name) }
  }

  /// The Swift files of the package's own targets.
  var swiftFiles: [String] { targets.flatMap { $0.swiftFiles(in: path) } }

  /// How the package manager calls Tessera, if the package names it; nil if not.
  var tesseraIdentity: String? {
    dependencies.first { dependency in
      dependency.identity == "tessera"
        || dependency.path.map { TesseraFolder.isTessera(URL(fileURLWithPath: $0)) } == true
    }?.identity
  }
}

/// Any value; it is ignored.
private struct JSONIgnored: Decodable {
  init(from decoder: any Decoder) {}
}
