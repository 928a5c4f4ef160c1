import Foundation

/// What packages are built with beyond what their manifests declare: resources that Xcode takes without being told, and what
/// some of their sources are read with to find them.
public struct PackageAdditions {
  /// The targets with resources.
  public let resources: [PackageResources]
  /// Where the resources lie that no manifest declares, for programs that are started elsewhere.
  private let folder: URL

  /// - Parameter folder: nothing else may lie in it.
  public init(_ resources: [PackageResources], in folder: URL) {
    self.resources = resources
    self.folder = folder
  }

  /// The texts that follow those of sources: `Bundle.module`, the symbols of asset catalogs and the classes of data models.
  public var sources: [URL: String] {
    let added = resources.compactMap { $0.addition(resources: folder) }
    return Dictionary(added.map { ($0.source, $0.text) }) { $0 + $1 }
  }

  /// Puts the resources together that the manifests do not declare.
  ///
  /// - Parameter convert: makes an SVG picture of the first page of a PDF document; nil if that is not possible.
  public func collect(convert: @escaping (URL) throws -> Data?) throws {
    try? FileManager.default.removeItem(at: folder)
    for package in resources { try package.addUndeclared(to: bundle(of: package, in: folder, convert)) }
  }

  /// Puts them beside a program, into the folders that the package manager made for the others.
  public func add(toBundlesIn binaries: URL, convert: @escaping (URL) throws -> Data?) throws {
    for package in resources {
      let bundle = bundle(of: package, in: binaries, convert)
      for resource in package.undeclared {
        try? FileManager.default.removeItem(at: bundle.folder.appendingPathComponent(resource.lastPathComponent))
      }
      try package.addUndeclared(to: bundle)
    }
  }

  private func bundle(
    of package: PackageResources, in folder: URL, _ convert: @escaping (URL) throws -> Data?
  ) -> ResourceFolder {
    ResourceFolder(folder.appendingPathComponent("\(package.bundleName).resources"), convert: convert)
  }

  /// A compilation condition that is another one whenever the texts are others, which the package manager does not see; nil
  /// if there are none.
  public var mark: String? {
    let sources = sources
    guard !sources.isEmpty else { return nil }
    let text = sources.sorted { $0.key.path < $1.key.path }.map(\.value).joined()
    return "TESSERA_ADDITIONS_" + String(Data(text.utf8).stableHash, radix: 36)
  }
}
