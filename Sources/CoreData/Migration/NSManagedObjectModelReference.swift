import Foundation
import TesseraCore

/// A version of a model, which is looked for when it is needed (CD36).
///
/// The checksum is a name: it may be one that Xcode wrote, and is not compared with the model's own.
public final class NSManagedObjectModelReference: NSObject {
  /// The checksum that the program names.
  public let versionChecksum: String
  private let find: () -> NSManagedObjectModel?
  private var found: NSManagedObjectModel?

  private init(_ versionChecksum: String, _ find: @escaping () -> NSManagedObjectModel?) {
    self.versionChecksum = versionChecksum
    self.find = find
  }

  /// A version that is there already.
  public convenience init(model: NSManagedObjectModel, versionChecksum: String) {
    self.init(versionChecksum) { model }
  }

  /// A version from a file.
  public convenience init(fileURL: URL, versionChecksum: String) {
    self.init(versionChecksum) { NSManagedObjectModel(contentsOf: fileURL) }
  }

  /// The version in a bundle, or in the program's own, whose entities have some hashes.
  public convenience init(entityVersionHashes: [AnyHashable: Any], in bundle: Bundle?, versionChecksum: String) {
    let hashes = entityVersionHashes.reduce(into: [String: Data]()) { hashes, pair in
      if let name = pair.key.base as? String, let hash = pair.value as? Data { hashes[name] = hash }
    }
    self.init(versionChecksum) {
      .mergedModel(from: bundle.map { [$0] }, forStoreMetadata: [NSStoreModelVersionHashesKey: hashes])
    }
  }

  /// The version with a name in a bundle, or in the program's own.
  public convenience init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
    self.init(versionChecksum) {
      ModelFile.urls(in: bundle ?? .main).flatMap(ModelFile.versions)
        .first { $0.deletingPathExtension().lastPathComponent == modelName }
        .flatMap(NSManagedObjectModel.init(contentsOf:))
    }
  }

  /// The model; one without entities if there is none, which is warned of.
  public var resolvedModel: NSManagedObjectModel {
    if let model { return model }
    RuntimeWarning.report(.misusedViews("There is no model of the version \(versionChecksum)."))
    return NSManagedObjectModel()
  }

  /// The model; nil if there is none.
  var model: NSManagedObjectModel? {
    found = found ?? find()
    return found
  }
}
