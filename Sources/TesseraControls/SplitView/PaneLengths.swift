import Foundation

/// How long the panes of a split view are along its axis, in points: pure arithmetic, without views.
nonisolated struct PaneLengths: Equatable {
  /// What a pane can be.
  struct Limits: Equatable {
    let smallest: CGFloat
    let largest: CGFloat

    /// What is no number, or below 0, counts as 0; the largest length is not below the smallest.
    init(smallest: CGFloat, largest: CGFloat) {
      self.smallest = smallest.isFinite ? max(0, smallest) : 0
      self.largest = largest.isNaN ? self.smallest : max(self.smallest, largest)
    }

    func clamped(_ length: CGFloat) -> CGFloat { min(max(length, smallest), largest) }
  }

  /// A divider that the user moves.
  struct Move: Equatable {
    /// The pane before the divider.
    let pane: Int
    /// By how much, in points from where it was.
    var distance: CGFloat
  }

  /// The lengths of the panes.
  private(set) var values: [CGFloat]

  /// - Parameters:
  ///   - room: what all panes share.
  ///   - limits: what each pane can be.
  ///   - chosen: what the user gave each pane; nil shares what is left over.
  ///   - move: a divider that is moved from where these lengths have it.
  init(in room: CGFloat, _ limits: [Limits], chosen: [CGFloat?], move: Move? = nil) {
    values = []
    share(room, among: limits, chosen.map { $0?.isFinite == true ? $0 : nil })
    if let move, values.indices.contains(move.pane + 1) { apply(move, limits) }
  }

  private mutating func share(_ room: CGFloat, among limits: [Limits], _ chosen: [CGFloat?]) {
    values = zip(limits, chosen).map { limits, chosen in chosen.map(limits.clamped) ?? 0 }
    let open = limits.indices.filter { chosen[$0] == nil }
    let given = values.reduce(0, +)
    spread(room - given, among: open, limits)
    // Panes whose length was chosen change only if the others cannot make up for it: the last ones first.
    for index in limits.indices.reversed() {
      let missing = room - values.reduce(0, +)
      guard missing != 0 else { return }
      values[index] = limits[index].clamped(values[index] + missing)
    }
  }

  /// Gives panes equal shares, those first that can take the least of theirs (as in C22).
  private mutating func spread(_ room: CGFloat, among panes: [Int], _ limits: [Limits]) {
    var room = room
    let byFlexibility = panes.sorted {
      limits[$0].largest - limits[$0].smallest < limits[$1].largest - limits[$1].smallest
    }
    for (taken, pane) in byFlexibility.enumerated() {
      let share = max(0, room) / CGFloat(panes.count - taken)
      values[pane] = limits[pane].clamped(share)
      room -= values[pane]
    }
  }

  /// What one pane gains, its neighbor loses; both stay within their limits.
  private mutating func apply(_ move: Move, _ limits: [Limits]) {
    guard move.distance.isFinite else { return }
    let (first, second) = (move.pane, move.pane + 1)
    let both = values[first] + values[second]
    let lowest = max(limits[first].smallest, both - limits[second].largest)
    let highest = min(limits[first].largest, both - limits[second].smallest)
    guard lowest <= highest else { return }
    values[first] = min(max(values[first] + move.distance, lowest), highest)
    values[second] = both - values[first]
  }
}
