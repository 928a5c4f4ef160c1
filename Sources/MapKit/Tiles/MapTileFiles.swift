import Synchronization
import TesseraControls
import TesseraTransfer

/// Keeps pictures of maps in a folder of the user's cache, until they are too old or take too much room (MK23).
nonisolated final class MapTileFiles: PictureFiles {
  private let folder: URL
  private let limit: Int
  /// Bytes that were written since the folder was last looked through; at first it was not.
  private let written: Mutex<Int>

  /// How long a picture is kept if its server does not say it.
  private static let usualLifetime = Duration.seconds(7 * 24 * 3600)

  /// - Parameter limit: bytes of all pictures.
  init(folder: URL, limit: Int = 100 << 20) {
    self.folder = folder
    self.limit = limit
    written = Mutex(limit)
  }

  /// `tessera/maps` in the folder that `XDG_CACHE_HOME` names, or in `~/.cache`.
  static var usualFolder: URL {
    let named = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let cache =
      named.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache", isDirectory: true)
    return cache.appendingPathComponent("tessera/maps", isDirectory: true)
  }

  func data(at url: URL) -> Data? {
    let file = file(of: url)
    // A file is as old as its last day says.
    guard let values = try? file.resourceValues(forKeys: [.contentModificationDateKey]),
      let end = values.contentModificationDate, end > Date()
    else { return nil }
    return try? Data(contentsOf: file)
  }

  func keep(_ data: Data, at url: URL, lifetime: CacheLifetime?) {
    let duration: Duration
    switch lifetime {
    case CacheLifetime.none?: return
    case .limited(let given)?: duration = given
    case nil: duration = Self.usualLifetime
    }
    let file = file(of: url)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
      let end = Date(timeIntervalSinceNow: duration / .seconds(1))
      try FileManager.default.setAttributes([.modificationDate: end], ofItemAtPath: file.path)
    } catch {
      // Without a cache the map is fetched again.
      return
    }
    let isFull = written.withLock { written in
      written += data.count
      guard written >= limit / 10 else { return false }
      written = 0
      return true
    }
    if isFull { removeOldest() }
  }

  /// A name of 32 digits that follows from the address.
  private func file(of url: URL) -> URL {
    func hash(_ seed: UInt64) -> UInt64 {
      url.absoluteString.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    let name = String(format: "%016lx%016lx", hash(0xCBF2_9CE4_8422_2325), hash(0x9E37_79B9_7F4A_7C15))
    return folder.appendingPathComponent(name)
  }

  private func removeOldest() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
    guard
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys))
    else { return }
    let entries = files.compactMap { file -> (URL, Date, Int)? in
      guard let values = try? file.resourceValues(forKeys: keys), let date = values.contentModificationDate,
        let size = values.fileSize
      else { return nil }
      return (file, date, size)
    }
    var size = entries.reduce(0) { $0 + $1.2 }
    for (file, _, bytes) in entries.sorted(by: { $0.1 < $1.1 }) where size > limit {
      try? FileManager.default.removeItem(at: file)
      size -= bytes
    }
  }
}
