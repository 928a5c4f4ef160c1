import Foundation

/// The last answers of a node, by proposal (C4): four of them in the node itself, more where containers ask for more.
///
/// Nested containers that propose along both axes multiply their proposals: a grid in a grid gets nine. Each one that
/// was dropped costs three of the level below, and so on.
struct MeasureCache {
  struct Entry {
    var proposal: LayoutProposal
    var size: CGSize
  }

  private var first = Entry(proposal: .unspecified, size: .zero)
  private var second = Entry(proposal: .unspecified, size: .zero)
  private var third = Entry(proposal: .unspecified, size: .zero)
  private var fourth = Entry(proposal: .unspecified, size: .zero)
  private(set) var count: Int8 = 0
  private var others: ContiguousArray<Entry> = []
  /// The oldest of the others.
  private var oldest: Int8 = 0

  /// How many answers are kept beyond the first four.
  private static let capacity = 60

  func size(for proposal: LayoutProposal) -> CGSize? {
    if count > 0, first.proposal == proposal { return first.size }
    if count > 1, second.proposal == proposal { return second.size }
    if count > 2, third.proposal == proposal { return third.size }
    if count > 3, fourth.proposal == proposal { return fourth.size }
    for entry in others where entry.proposal == proposal { return entry.size }
    return nil
  }

  mutating func insert(_ proposal: LayoutProposal, _ size: CGSize) {
    let entry = Entry(proposal: proposal, size: size)
    switch count {
    case 0: first = entry
    case 1: second = entry
    case 2: third = entry
    case 3: fourth = entry
    default: return insertBehind(entry)
    }
    count += 1
  }

  private mutating func insertBehind(_ entry: Entry) {
    if others.count < Self.capacity {
      others.append(entry)
    } else {
      others[Int(oldest)] = entry
      oldest = (oldest + 1) % Int8(Self.capacity)
    }
  }

  mutating func removeAll() {
    count = 0
    guard !others.isEmpty else { return }
    others = []
    oldest = 0
  }

  /// The kept answers, oldest places first.
  func forEach(_ body: (Entry) -> Void) {
    if count > 0 { body(first) }
    if count > 1 { body(second) }
    if count > 2 { body(third) }
    if count > 3 { body(fourth) }
    for entry in others { body(entry) }
  }
}
