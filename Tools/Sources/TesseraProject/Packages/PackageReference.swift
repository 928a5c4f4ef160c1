import Foundation

/// A package that a project uses.
public enum PackageReference: Hashable, Sendable {
  case local(URL)
  /// The requirement is written as in a manifest, such as `from: "1.2.0"`.
  case remote(url: String, requirement: String)

  init?(_ object: ProjectObject, _ tree: ProjectTree) {
    switch object.kind {
    case "XCLocalSwiftPackageReference":
      guard let path = object.string("relativePath") ?? object.string("path") else { return nil }
      self = .local(
        path.hasPrefix("/") ? URL(fileURLWithPath: path) : tree.root.appendingPathComponent(path).standardizedFileURL)
    case "XCRemoteSwiftPackageReference":
      guard let url = object.string("repositoryURL") else { return nil }
      self = .remote(url: url, requirement: Self.requirement(object.dictionary("requirement")))
    default: return nil
    }
  }

  private static func requirement(_ values: [String: Any]) -> String {
    func text(_ key: String) -> String { SwiftLiteral.text(values[key] as? String ?? "0.0.0") }
    return switch values["kind"] as? String {
    case "branch": "branch: \(text("branch"))"
    case "revision": "revision: \(text("revision"))"
    case "exactVersion": "exact: \(text("version"))"
    case "upToNextMinorVersion": ".upToNextMinor(from: \(text("minimumVersion")))"
    case "versionRange": "\(text("minimumVersion"))..<\(text("maximumVersion"))"
    default: "from: \(text("minimumVersion"))"
    }
  }

  /// How the package manager calls the package.
  public var identity: String {
    switch self {
    case .local(let folder): return folder.lastPathComponent
    case .remote(let url, _):
      let name = url.split(separator: "/").last.map(String.init) ?? url
      return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
  }

  /// The copy of a package of a server that lies beside the project; the package itself if there is none.
  func copied(in project: URL) -> PackageReference {
    RemotePackage(self, projectIn: project)?.copy.map { .local($0) } ?? self
  }

  /// The argument of `dependencies` in a manifest.
  var declaration: String {
    switch self {
    case .local(let folder): ".package(path: \(SwiftLiteral.text(folder.path)))"
    case .remote(let url, let requirement): ".package(url: \(SwiftLiteral.text(url)), \(requirement))"
    }
  }

  /// Whether its manifest mentions a product of that name. Remote ones were not fetched yet.
  func mayOffer(_ product: String) -> Bool {
    guard case .local(let folder) = self,
      let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    else { return false }
    return manifest.contains("\"\(product)\"")
  }
}

/// A product of a package that a target uses.
public struct PackageProduct: Hashable, Sendable {
  public let name: String
  public let package: PackageReference
}
