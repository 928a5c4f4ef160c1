import Foundation

extension NSManagedObjectModel {
  /// What tells versions of the entities apart, by their names (CD35).
  public var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

  /// What tells versions of the model apart: 64 digits and letters, which are not those that Xcode writes (CD35).
  public var versionChecksum: String {
    let parts = entityVersionHashesByName.sorted { $0.key < $1.key }.map {
      "\($0.key) \(VersionHash.text(of: $0.value))"
    }
    return VersionHash.text(of: VersionHash.data(of: parts.joined(separator: "\n")))
  }

  /// The checksums of the versions of a model's folder, by the names of the versions.
  ///
  /// - Throws: an error if there is no model at the address.
  public static func checksumsForVersionedModel(at modelURL: URL) throws -> [String: String] {
    let models = ModelFile.versions(of: modelURL).compactMap { url in
      NSManagedObjectModel(contentsOf: url).map { (url.deletingPathExtension().lastPathComponent, $0.versionChecksum) }
    }
    guard !models.isEmpty else {
      throw CoreDataProblem.error(.migrationMissingSourceModelError, "There is no model at \(modelURL.path).")
    }
    return Dictionary(models, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the model is the version that a store was saved with last (CD35).
  ///
  /// - Parameter configuration: a part of the model. Models have no parts here: it is not looked at.
  public func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    metadata[NSStoreModelVersionHashesKey] as? [String: Data] == entityVersionHashesByName
  }

  /// The version in some bundles, or in the program's own, that a store was saved with last; nil if there is none (CD35).
  public class func mergedModel(
    from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
  ) -> NSManagedObjectModel? {
    (bundles ?? [.main]).lazy.flatMap(ModelFile.urls).flatMap(ModelFile.versions)
      .compactMap(NSManagedObjectModel.init(contentsOf:))
      .first { $0.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) }
  }
}
