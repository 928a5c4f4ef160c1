import Foundation
import Synchronization

/// The files that are open: containers of the same classes share one, and hear of each other's changes (SD14).
enum OpenStores {
  private struct Reference: Sendable {
    weak let store: Store?
    let layout: StoreLayout
  }

  private static let files = Mutex<[String: Reference]>([:])

  /// The store of a configuration, from `open` if it is not open yet.
  static func store(
    _ configuration: ModelConfiguration, _ layout: StoreLayout, open: () throws -> Store
  ) throws -> Store {
    guard !configuration.isStoredInMemoryOnly else { return try open() }
    let path = configuration.url.standardizedFileURL.path
    let known = files.withLock { $0[path] }
    if let known, let store = known.store, known.layout == layout,
      store.configuration.allowsSave == configuration.allowsSave, FileManager.default.fileExists(atPath: path)
    {
      return store
    }
    let store = try open()
    files.withLock { $0[path] = Reference(store: store, layout: layout) }
    return store
  }
}
