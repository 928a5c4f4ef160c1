import Foundation

/// Keeps what was made before, by a key that says everything that it was made of.
struct CacheFolder {
  private let folder: URL
  private static let keyFile = "key"
  /// More entries of one kind than this are not kept; those used least recently go.
  private static let capacity = 64

  /// - Parameter kind: what the entries are, as part of a folder's name.
  init(kind: String) {
    let variable = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? ""
    // The XDG base directory specification has relative paths ignored.
    let base =
      variable.hasPrefix("/")
      ? URL(fileURLWithPath: variable, isDirectory: true)
      : FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache", isDirectory: true)
    folder = base.appendingPathComponent("tessera/\(kind)", isDirectory: true)
  }

  var path: String { folder.path }

  /// The folder of the entry for a key; nil if there is none.
  func entry(for key: Data) -> URL? {
    let entry = location(of: key)
    guard let stored = try? Data(contentsOf: entry.appendingPathComponent(Self.keyFile)), stored == key else {
      return nil
    }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
    return entry
  }

  /// A folder that stays, for what is built again and again.
  ///
  /// - Parameter key: says what it is for.
  func lastingFolder(for key: String) throws -> URL {
    let folder = location(of: Data(key.utf8))
    try makeFolder(folder)
    return folder
  }

  private func makeFolder(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { throw unwritable }
  }

  private var unwritable: CommandFailure {
    CommandFailure(
      "nothing can be written to the cache folder \(folder.path). The environment variable XDG_CACHE_HOME names the "
        + "folder that it is in.")
  }

  /// The folder of the entry for a key, made unless it is there. Where another process makes it, that is waited for.
  ///
  /// - Parameter fill: gets an empty folder, which becomes the entry unless it throws.
  func entry(for key: Data, orMaking fill: (URL) throws -> Void) throws -> URL {
    if let entry = entry(for: key) { return entry }
    try makeFolder(folder)
    let lock = location(of: key).path + Self.lockSuffix
    Interruption.willRemove(lock)
    let maker = open(lock, O_RDWR | O_CLOEXEC | O_CREAT, 0o600)
    defer {
      // Those that wait for it still do, and find the entry then.
      unlink(lock)
      Interruption.wasRemoved(lock)
      if maker >= 0 { close(maker) }
    }
    // Without a lock, as on some shared disks, the same is made twice at worst.
    if maker >= 0 { while flock(maker, LOCK_EX) != 0 && errno == EINTR {} }
    return try entry(for: key) ?? makeEntry(for: key, fill).entry
  }

  private static let lockSuffix = ".lock"

  /// Makes an entry: `fill` gets an empty folder, which becomes the entry unless it throws.
  ///
  /// - Returns: the entry's folder and what `fill` returned.
  func makeEntry<Result>(for key: Data, _ fill: (URL) throws -> Result) throws -> (entry: URL, result: Result) {
    let files = FileManager.default
    removeAbandonedDrafts()
    let draft = try makeDraft()
    Interruption.willRemove(draft.path)
    let lock = Self.lock(draft, creates: true)
    defer {
      try? files.removeItem(at: draft)
      Interruption.wasRemoved(draft.path)
      if let lock { close(lock) }
    }
    let result = try fill(draft)
    try key.write(to: draft.appendingPathComponent(Self.keyFile))
    let entry = location(of: key)
    try? files.removeItem(at: entry)
    do {
      try files.moveItem(at: draft, to: entry)
    } catch {
      // Another process made the same entry in the meantime.
      guard self.entry(for: key) != nil else { throw error }
    }
    removeOldEntries()
    return (entry, result)
  }

  private func makeDraft() throws -> URL {
    let draft = folder.appendingPathComponent(Self.draftPrefix + UUID().uuidString, isDirectory: true)
    try makeFolder(draft)
    return draft
  }

  private static let draftPrefix = "draft-"
  /// In seconds: a draft that is being made may not have its lock yet.
  private static let youngestAbandoned = 60.0

  /// Takes the lock of a draft, which its maker holds as long as it lives.
  ///
  /// - Returns: what holds the lock until it is closed; nil if another process has it, or there is none.
  private static func lock(_ draft: URL, creates: Bool) -> Int32? {
    let path = draft.appendingPathComponent("lock").path
    let descriptor = open(path, O_RDWR | O_CLOEXEC | (creates ? O_CREAT : 0), 0o600)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Removes what tools left behind that were ended by force or crashed.
  private func removeAbandonedDrafts() {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasPrefix(Self.draftPrefix) {
      let draft = folder.appendingPathComponent(name, isDirectory: true)
      let date = (try? files.attributesOfItem(atPath: draft.path))?[.modificationDate] as? Date
      guard let date, -date.timeIntervalSinceNow > Self.youngestAbandoned,
        let lock = Self.lock(draft, creates: false)
      else { continue }
      try? files.removeItem(at: draft)
      close(lock)
    }
  }

  /// Two keys of one hash cost time only, for an entry is compared with the whole key.
  private func location(of key: Data) -> URL {
    folder.appendingPathComponent(String(key.stableHash, radix: 36), isDirectory: true)
  }

  private func removeOldEntries() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
    let made = (entries ?? []).filter {
      !$0.lastPathComponent.hasPrefix(Self.draftPrefix) && !$0.lastPathComponent.hasSuffix(Self.lockSuffix)
    }
    guard made.count > Self.capacity else { return }
    let dated = made.map { entry in
      (entry, (try? entry.resourceValues(forKeys: keys))?.contentModificationDate ?? .distantPast)
    }
    for (entry, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(Self.capacity) {
      try? FileManager.default.removeItem(at: entry)
    }
  }
}
