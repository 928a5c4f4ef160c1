import Foundation

/// What the package manager says about a package (`swift package dump-package`).
struct PackageManifest: Decodable {
  struct Target: Decodable {
    struct Resource: Decodable {
      var path: String
    }

    var name: String
    var type: String
    var path: String?
    var resources: [Resource]?
    var exclude: [String]?
  }

  var name: String
  var targets: [Target]

  /// The folder of a target's sources; nil if there is none.
  func folder(of target: Target, in package: URL) -> URL? {
    let places = target.path.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
    let folders = places.map { package.appendingPathComponent($0).standardizedFileURL }
    return folders.first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
