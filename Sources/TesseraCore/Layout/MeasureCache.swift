import Foundation

/// The last answers of a node, by proposal (C4). Four of them, in the node itself.
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
  private var next: Int8 = 0

  func size(for proposal: LayoutProposal) -> CGSize? {
    if count > 0, first.proposal == proposal { return first.size }
    if count > 1, second.proposal == proposal { return second.size }
    if count > 2, third.proposal == proposal { return third.size }
    if count > 3, fourth.proposal == proposal { return fourth.size }
    return nil
  }

  mutating func insert(_ proposal: LayoutProposal, _ size: CGSize) {
    let entry = Entry(proposal: proposal, size: size)
    switch next {
    case 0: first = entry
    case 1: second = entry
    case 2: third = entry
    default: fourth = entry
    }
    next = (next + 1) & 3
    if count < 4 { count += 1 }
  }

  mutating func removeAll() {
    count = 0
    next = 0
  }

  /// The kept answers, oldest places first.
  func forEach(_ body: (Entry) -> Void) {
    if count > 0 { body(first) }
    if count > 1 { body(second) }
    if count > 2 { body(third) }
    if count > 3 { body(fourth) }
  }
}
