import Foundation

/// Distributes the length of a stack among its children (C20-C26). One algorithm for stacks, `HStackLayout` and
/// `VStackLayout`.
@MainActor
struct StackAlgorithm {
  /// What the last run found out about a child.
  struct Record {
    /// The distance in front of the child, 0 for the first.
    var gap: CGFloat
    /// What the child was offered along the axis.
    var offer: CGFloat = .nan
    /// The child's answer.
    var size = CGSize.zero
    /// Answers at 0 and at infinity, if the child was asked.
    var minimum: CGFloat = .nan
    var maximum: CGFloat = .nan
    /// Extent before and behind the aligned guide, across the axis.
    var before: CGFloat = 0
    var behind: CGFloat = 0
  }

  /// The priorities by which the children share the length.
  private enum Priorities {
    case same(Double)
    case each(ContiguousArray<Double>)
  }

  let parameters: StackParameters
  private var priorities = Priorities.same(0)
  var records: ContiguousArray<Record> = []
  private(set) var totalGap: CGFloat = 0
  private var before = TopTwo()
  private var behind = TopTwo()

  init(_ parameters: StackParameters) {
    self.parameters = parameters
  }

  private var axis: Axis { parameters.axis }

  /// The largest extent in front of the aligned guide, across the axis.
  var maximumBefore: CGFloat { before.largest }

  private var crossLength: CGFloat { max(0, before.largest + behind.largest) }

  // MARK: Spacing

  /// Determines the spacing between the children (C20) and their priorities, before anything is proposed.
  mutating func prepare(_ children: ContiguousArray<LayoutNode>) {
    records.removeAll(keepingCapacity: true)
    records.reserveCapacity(children.count)
    totalGap = 0
    priorities = Self.priorities(of: children)
    var previous: ViewSpacing?
    for child in children {
      var gap: CGFloat = 0
      if let spacing = parameters.spacing {
        gap = records.isEmpty ? 0 : spacing
      } else {
        let spacing = child.spacing
        if let previous { gap = previous.distance(to: spacing, along: axis) }
        previous = spacing
      }
      records.append(Record(gap: gap))
      totalGap += gap
    }
  }

  /// Drops the answers to an earlier proposal; the distances stay.
  mutating func forgetAnswers() {
    for index in records.indices { records[index] = Record(gap: records[index].gap) }
  }

  // MARK: Sizes

  /// Offers each child its share; the stack's size is what they take together.
  mutating func run(_ children: ContiguousArray<LayoutNode>, _ proposal: LayoutProposal) -> CGSize {
    let length = proposal[axis]
    if length.isNaN || length == .infinity {
      for index in children.indices { serve(children, index, length, proposal) }
    } else {
      share(length - totalGap, among: children, proposal)
    }
    return size(of: children)
  }

  private mutating func serve(
    _ children: ContiguousArray<LayoutNode>, _ index: Int, _ offer: CGFloat, _ proposal: LayoutProposal
  ) {
    let child = children[index]
    let childProposal = LayoutProposal(axis, main: offer, cross: proposal[axis.crossing])
    let size = child.measure(childProposal)
    records[index].offer = offer
    records[index].size = size
    align(child, index, childProposal, size)
  }

  private mutating func align(
    _ child: LayoutNode, _ index: Int, _ proposal: LayoutProposal, _ size: CGSize
  ) {
    let length = size[axis.crossing]
    // Nothing can be lined up in an infinite child.
    let before = length.isFinite ? child.guide(parameters.alignment, proposal, size) : 0
    records[index].before = before
    records[index].behind = length - before
  }

  private mutating func share(
    _ length: CGFloat, among children: ContiguousArray<LayoutNode>, _ proposal: LayoutProposal
  ) {
    guard children.count > 1 else {
      if !children.isEmpty { serve(children, 0, max(0, length), proposal) }
      return
    }
    switch priorities {
    case .same:
      var available = length
      serveGroup(children.indices, children, proposal, &available)
    case .each(let priorities): share(length, by: priorities, among: children, proposal)
    }
  }

  // Loops, not closures: those of the main actor are checked each time the standard library calls them.
  private static func priorities(of children: ContiguousArray<LayoutNode>) -> Priorities {
    guard let first = children.first?.service.priorityInStack else { return .same(0) }
    for child in children where child.service.priorityInStack != first {
      var all: ContiguousArray<Double> = []
      for child in children { all.append(child.service.priorityInStack) }
      return .each(all)
    }
    return .same(first)
  }

  /// C21: groups of equal priority, highest first; the minima of all lower groups are kept back.
  private mutating func share(
    _ length: CGFloat, by priorities: ContiguousArray<Double>, among children: ContiguousArray<LayoutNode>,
    _ proposal: LayoutProposal
  ) {
    var available = length
    let groups = Dictionary(grouping: children.indices, by: { priorities[$0] })
      .sorted { $0.key > $1.key }
    for group in groups.dropFirst() {
      for index in group.value { available -= minimum(children, index, proposal) }
    }
    for (position, group) in groups.enumerated() {
      if position > 0 { for index in group.value { available += minimum(children, index, proposal) } }
      serveGroup(group.value, children, proposal, &available)
    }
  }

  /// C21: the least flexible first, each offered an equal share of what is left.
  private mutating func serveGroup(
    _ group: some RandomAccessCollection<Int>, _ children: ContiguousArray<LayoutNode>, _ proposal: LayoutProposal,
    _ available: inout CGFloat
  ) {
    if group.count > 1, !isByFlexibility(group, children, proposal) {
      serveByFlexibility(group, children, proposal, &available)
    } else {
      serveInOrder(group, children, proposal, &available)
    }
  }

  /// Up to this many children are put in order by insertion.
  private static let mostInserted = 8

  private mutating func serveByFlexibility(
    _ group: some RandomAccessCollection<Int>, _ children: ContiguousArray<LayoutNode>, _ proposal: LayoutProposal,
    _ available: inout CGFloat
  ) {
    guard group.count <= Self.mostInserted else {
      // The standard library's sort is stable.
      return serveInOrder(group.sorted(by: isLessFlexible), children, proposal, &available)
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: group.count) { order in
      // Most stacks are small, and each is sorted for each proposal: this needs no memory of the heap. It is stable, too.
      var count = 0
      for index in group {
        var place = count
        while place > 0, isLessFlexible(index, order[place - 1]) {
          order[place] = order[place - 1]
          place -= 1
        }
        order[place] = index
        count += 1
      }
      serveInOrder(order, children, proposal, &available)
    }
  }

  private mutating func serveInOrder(
    _ group: some RandomAccessCollection<Int>, _ children: ContiguousArray<LayoutNode>, _ proposal: LayoutProposal,
    _ available: inout CGFloat
  ) {
    var left = CGFloat(group.count)
    for index in group {
      serve(children, index, max(0, available / left), proposal)
      available -= records[index].size[axis]
      left -= 1
    }
  }

  /// Asks all children for their flexibility; most stacks need no sorting afterward.
  private mutating func isByFlexibility(
    _ group: some RandomAccessCollection<Int>, _ children: ContiguousArray<LayoutNode>, _ proposal: LayoutProposal
  ) -> Bool {
    var isSorted = true
    var previous: Int?
    for index in group {
      _ = minimum(children, index, proposal)
      _ = maximum(children, index, proposal)
      if let previous, isLessFlexible(index, previous) { isSorted = false }
      previous = index
    }
    return isSorted
  }

  private func isLessFlexible(_ left: Int, _ right: Int) -> Bool {
    let leftFlexibility = records[left].maximum - records[left].minimum
    let rightFlexibility = records[right].maximum - records[right].minimum
    if leftFlexibility == .infinity, rightFlexibility == .infinity {
      return records[left].minimum > records[right].minimum
    }
    return leftFlexibility < rightFlexibility
  }

  private mutating func minimum(
    _ children: ContiguousArray<LayoutNode>, _ index: Int, _ proposal: LayoutProposal
  ) -> CGFloat {
    if records[index].minimum.isNaN {
      records[index].minimum = length(of: children[index], offered: 0, proposal)
    }
    return records[index].minimum
  }

  private mutating func maximum(
    _ children: ContiguousArray<LayoutNode>, _ index: Int, _ proposal: LayoutProposal
  ) -> CGFloat {
    if records[index].maximum.isNaN {
      records[index].maximum = length(of: children[index], offered: .infinity, proposal)
    }
    return records[index].maximum
  }

  private func length(of child: LayoutNode, offered offer: CGFloat, _ proposal: LayoutProposal) -> CGFloat {
    child.lengthThatFits(LayoutProposal(axis, main: offer, cross: proposal[axis.crossing]), axis)
  }

  private mutating func size(of children: ContiguousArray<LayoutNode>) -> CGSize {
    guard !records.isEmpty else { return .zero }
    var length = totalGap
    for record in records { length += record.size[axis] }
    collectExtents()
    return CGSize(axis, main: length, cross: crossLength)
  }

  private mutating func collectExtents() {
    before = TopTwo()
    behind = TopTwo()
    for record in records {
      before.insert(record.before)
      behind.insert(record.behind)
    }
  }

  // MARK: Mending

  /// Updates the answer of one child without asking the others.
  ///
  /// - Returns: a size with the stack's new length across the axis, or nil if the child takes another length, so that
  ///   all must be shared again.
  mutating func mend(
    _ child: LayoutNode, at index: Int, _ proposal: LayoutProposal
  ) -> CGSize? {
    let old = records[index]
    guard hasSamePriority(child, at: index) else { return nil }
    if !old.minimum.isNaN, length(of: child, offered: 0, proposal) != old.minimum { return nil }
    if !old.maximum.isNaN, length(of: child, offered: .infinity, proposal) != old.maximum { return nil }
    let childProposal = LayoutProposal(axis, main: old.offer, cross: proposal[axis.crossing])
    let size = child.measure(childProposal)
    guard size[axis] == old.size[axis] else { return nil }
    records[index].size = size
    align(child, index, childProposal, size)
    let new = records[index]
    let isBeforeKnown = before.replace(old.before, by: new.before)
    let isBehindKnown = behind.replace(old.behind, by: new.behind)
    if !isBeforeKnown || !isBehindKnown { collectExtents() }
    return CGSize(axis, main: size[axis], cross: crossLength)
  }

  private func hasSamePriority(_ child: LayoutNode, at index: Int) -> Bool {
    switch priorities {
    case .same(let priority): child.service.priorityInStack == priority
    case .each(let all): child.service.priorityInStack == all[index]
    }
  }

  // MARK: Places

  /// Where child `index` lies across the axis.
  func crossPosition(of index: Int) -> CGFloat {
    maximumBefore - records[index].before
  }

  /// Calls `body` with the place of each child, in the stack's coordinates.
  func forEachPlacement(_ proposal: LayoutProposal, _ body: (Int, CGPoint, LayoutProposal) -> Void) {
    var position: CGFloat = 0
    for index in records.indices {
      position += records[index].gap
      let childProposal = LayoutProposal(axis, main: records[index].offer, cross: proposal[axis.crossing])
      body(index, CGPoint(axis, main: position, cross: crossPosition(of: index)), childProposal)
      position += records[index].size[axis]
    }
  }
}
