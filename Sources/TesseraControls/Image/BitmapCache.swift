import Foundation
import TesseraCore

/// Keeps pictures by their URLs, up to a number of bytes: those that were used last.
nonisolated struct BitmapCache {
  private let limit: Int
  private(set) var size = 0
  private var entries: [URL: Entry] = [:]
  /// The ends of the chain in the order of use.
  private var latest: URL?
  private var oldest: URL?

  private struct Entry {
    let bitmap: Bitmap
    let end: ContinuousClock.Instant
    /// The neighbors in the order of use.
    var later: URL?
    var earlier: URL?
  }

  /// - Parameter limit: bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// The picture at an address, unless it was kept for too long.
  mutating func bitmap(at url: URL, now: ContinuousClock.Instant) -> Bitmap? {
    guard let entry = take(url), entry.end > now else { return nil }
    put(entry, at: url)
    return entry.bitmap
  }

  /// Keeps a picture, unless it is larger than the whole cache.
  mutating func insert(_ bitmap: Bitmap, at url: URL, until end: ContinuousClock.Instant) {
    _ = take(url)
    guard bitmap.bytes.count <= limit else { return }
    put(Entry(bitmap: bitmap, end: end), at: url)
    while size > limit, let oldest { _ = take(oldest) }
  }

  private mutating func take(_ url: URL) -> Entry? {
    guard let entry = entries.removeValue(forKey: url) else { return nil }
    size -= entry.bitmap.bytes.count
    if let later = entry.later { entries[later]?.earlier = entry.earlier } else { latest = entry.earlier }
    if let earlier = entry.earlier { entries[earlier]?.later = entry.later } else { oldest = entry.later }
    return entry
  }

  /// Puts an entry at the end of those that were used last.
  private mutating func put(_ entry: Entry, at url: URL) {
    var entry = entry
    entry.later = nil
    entry.earlier = latest
    if let latest { entries[latest]?.later = url } else { oldest = url }
    latest = url
    entries[url] = entry
    size += entry.bitmap.bytes.count
  }
}
