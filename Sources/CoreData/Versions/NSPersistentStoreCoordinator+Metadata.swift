// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import TesseraStore

extension NSPersistentStoreCoordinator {
  /// What a store's file says of itself, without opening the store: its kind, its name, and the versions of its model's
  /// entities (CD35).
  ///
  /// - Throws: an error if there is no such store.
  public class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    do {
      guard FileManager.default.fileExists(atPath: url.path) else {
        throw CoreDataProblem.error(.persistentStoreOpenError, "There is no store at \(url.path).")
      }
      let connection = try Connection(path: url.path, isReadOnly: true)
      let version = try StoredVersion.read(connection)
      guard case .text(let name) = try connection.value("SELECT value FROM _tessera WHERE name = 'identifier'") else {
        throw CoreDataProblem.error(.persistentStoreOpenError, "The store at \(url.path) has no name.")
      }
      var metadata: [String: Any] = [NSStoreTypeKey: storeType, NSStoreUUIDKey: name]
      metadata[NSStoreModelVersionHashesKey] = version?.hashes ?? [:]
      metadata[NSStoreModelVersionIdentifiersKey] = version?.identifiers ?? []
      metadata[NSPersistentStoreModelVersionChecksumKey] = version?.checksum
      return metadata
    } catch let error as StoreError {
      throw CoreDataProblem.error(.persistentStoreOpenError, error.description)
    }
  }

  /// What a store's file says of itself, without opening the store (CD35).
  public class func metadataForPersistentStore(
    type storeType: StoreType, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    try metadataForPersistentStore(ofType: storeType.name, at: url, options: options)
  }
}

/// The kind of a store, in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The name of a store, in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// What tells versions of entities apart, in the metadata of a store.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The names of the model's version, in the metadata of a store.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// What tells versions of the model apart, in the metadata of a store.
public let NSPersistentStoreModelVersionChecksumKey = "NSStoreModelVersionChecksumKey"
