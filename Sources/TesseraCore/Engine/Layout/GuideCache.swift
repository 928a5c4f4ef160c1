import Foundation

/// The places of a node's alignment guides, by guide and proposal. Containers are asked for the same guides many times,
/// and would ask all nodes inside each time.
struct GuideCache {
  struct Entry {
    let key: AlignmentKey
    let proposal: LayoutProposal
    /// nil where the node leaves the guide at its default.
    let value: CGFloat?
  }

  private static let capacity = 32

  private var entries: ContiguousArray<Entry> = []
  private var next = 0

  func guide(for key: AlignmentKey, _ proposal: LayoutProposal) -> Entry? {
    for entry in entries where entry.key == key && entry.proposal == proposal { return entry }
    return nil
  }

  mutating func insert(_ key: AlignmentKey, _ proposal: LayoutProposal, _ value: CGFloat?) {
    let entry = Entry(key: key, proposal: proposal, value: value)
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[next] = entry
      next = (next + 1) % Self.capacity
    }
  }

  /// Empties the cache and returns what was in it.
  mutating func takeAll() -> ContiguousArray<Entry> {
    guard !entries.isEmpty else { return [] }
    let all = entries
    entries = []
    next = 0
    return all
  }
}
