import Foundation

/// A package of a server that a project names.
public struct RemotePackage: Sendable {
  /// How the package manager calls it.
  public let identity: String
  /// Where it is fetched from.
  public let address: String
  /// The folder of a copy that lies beside the project and is taken instead; nil if there is none.
  public let copy: URL?

  /// Where copies are looked for: a folder for packages, and where Xcode puts what it fetched if it is told to.
  private static let places = ["Packages", "SourcePackages/checkouts"]

  /// - Parameter project: the folder that holds the project.
  /// - Returns: nil for a package that is there already.
  init?(_ reference: PackageReference, projectIn project: URL) {
    guard case .remote(let url, _) = reference else { return nil }
    identity = reference.identity
    address = url
    copy = Self.places.lazy.map { [identity] in project.appendingPathComponent($0).appendingPathComponent(identity) }
      .map(\.standardizedFileURL)
      .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path) }
  }

  /// Where the package comes from, and what can be done where there is no network.
  public var note: String {
    if let copy { return "the package \(identity) is taken from \(copy.path), and not from \(address)" }
    return
      "the package \(identity) is fetched from \(address) once, and kept; a copy of it in Packages/\(identity) beside the "
      + "project would be taken instead"
  }
}
