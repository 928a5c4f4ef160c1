import SwiftUITesting
import TesseraCore
import TesseraPaint
import Testing

/// Views made at random, 200 of them, laid out in ways that must come to the same.
@MainActor
struct RandomLayoutTests {
  nonisolated private static let seeds = Array(1...200)

  // MARK: Mounting

  private func mounted(_ tree: LayoutTree, in size: CGSize) -> GraphHost {
    GraphHost(
      textEngine: PangoTextEngine.shared, surface: Surface(size: size, scale: 2), content: LayoutTreeView(tree: tree))
  }

  /// Where the parts lie. Stacks with negative spacing can have a negative length, which stays one here (C20).
  private func frames(in host: GraphHost) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    host.graph.forEachNode { node in
      guard let probe = node as? ProbeNode else { return }
      let place = probe.transform(to: nil)
      frames[probe.name] = CGRect(origin: CGPoint(x: place.tx, y: place.ty), size: probe.size)
    }
    return frames
  }

  private func frames(_ tree: LayoutTree, in size: CGSize) -> [String: CGRect] {
    let host = mounted(tree, in: size)
    defer { host.unmount() }
    return frames(in: host)
  }

  private func areClose(_ left: CGFloat, _ right: CGFloat) -> Bool {
    left == right || abs(left - right) < 0.001
  }

  private func areClose(_ left: CGRect, _ right: CGRect) -> Bool {
    areClose(left.origin.x, right.origin.x) && areClose(left.origin.y, right.origin.y)
      && areClose(left.size.width, right.size.width) && areClose(left.size.height, right.size.height)
  }

  /// The names of the parts that lie elsewhere in `left` than in `right`.
  private func differences(_ left: [String: CGRect], _ right: [String: CGRect]) -> [String] {
    Set(left.keys).union(right.keys).sorted().compactMap { name in
      guard let one = left[name], let other = right[name] else { return "\(name) is not in both" }
      return areClose(one, other) ? nil : "\(name): \(one) and \(other)"
    }
  }

  // MARK: Measuring

  @Test("what a view answers to a proposal depends on no other proposal", arguments: seeds)
  func answers(seed: Int) {
    var maker = LayoutTreeMaker(seed: seed)
    let tree = maker.tree(depth: 4)
    let host = mounted(tree, in: CGSize(width: 200, height: 200))
    defer { host.unmount() }
    let proposals = (0..<12).map { _ in LayoutProposal(maker.proposal()) }
    let first = proposals.map { host.measure($0) }
    let again = proposals.reversed().map { host.measure($0) }
    #expect(first == again.reversed(), "\(tree)")
    for (proposal, answer) in zip(proposals, first) {
      let fresh = mounted(tree, in: CGSize(width: 200, height: 200))
      #expect(fresh.measure(proposal) == answer, "\(proposal) of \(tree)")
      fresh.unmount()
    }
  }

  @Test("C98: a view is as large as it answers to what it is offered", arguments: seeds)
  func placed(seed: Int) throws {
    var maker = LayoutTreeMaker(seed: seed)
    let tree = maker.tree(depth: 4)
    let size = maker.size()
    let frame = try #require(frames(tree, in: size)[tree.name])
    let answer = measure(ProposedViewSize(size)) { LayoutTreeView(tree: tree) }
    #expect(areClose(frame, CGRect(origin: frame.origin, size: answer)), "\(tree)")
  }

  // MARK: Stacks

  @Test("C20, C21, C26: the children of a stack lie one after the other and fill it", arguments: seeds)
  func stacks(seed: Int) throws {
    var maker = LayoutTreeMaker(seed: seed)
    let tree = maker.bareContainer(depth: 3)
    let size = maker.size()
    let frames = frames(tree, in: size)
    let stack = try #require(frames[tree.name])
    let children = tree.children.compactMap { frames[$0.name] }
    try #require(children.count == tree.children.count)
    switch tree.kind {
    case .horizontal(_, let spacing):
      expectInOrder(
        children.map { span($0, .horizontal) }, in: span(stack, .horizontal), spacing: spacing, "\(tree)")
      expectExtent(children.map { span($0, .vertical) }, span(stack, .vertical), "\(tree)")
    case .vertical(_, let spacing):
      expectInOrder(
        children.map { span($0, .vertical) }, in: span(stack, .vertical), spacing: spacing, "\(tree)")
      expectExtent(children.map { span($0, .horizontal) }, span(stack, .horizontal), "\(tree)")
    case .depth:
      expectLargest(tree, stack.size, in: size)
    case .block, .greedy, .text, .spacer, .divider, .grid, .row:
      Issue.record("\(tree.kind) is no stack")
    }
  }

  /// Where something begins and ends along an axis.
  private struct Span {
    var start: CGFloat
    var end: CGFloat
  }

  private func span(_ frame: CGRect, _ axis: Axis) -> Span {
    axis == .horizontal
      ? Span(start: frame.origin.x, end: frame.origin.x + frame.size.width)
      : Span(start: frame.origin.y, end: frame.origin.y + frame.size.height)
  }

  private func expectInOrder(_ children: [Span], in stack: Span, spacing: CGFloat?, _ comment: String) {
    #expect(areClose(children[0].start, stack.start), "\(comment)")
    #expect(areClose(children[children.count - 1].end, stack.end), "\(comment)")
    guard let spacing else { return }
    for (first, second) in zip(children, children.dropFirst()) {
      #expect(areClose(second.start - first.end, spacing), "\(comment)")
    }
  }

  /// Across a stack, its children cover all of it and no more. Its length there is not negative, as theirs can be.
  private func expectExtent(_ children: [Span], _ stack: Span, _ comment: String) {
    #expect(areClose(children.map(\.start).min() ?? 0, stack.start), "\(comment)")
    #expect(areClose(max(children.map(\.end).max() ?? 0, stack.start), stack.end), "\(comment)")
  }

  /// C40: a `ZStack` is as large as the largest of its most important children.
  private func expectLargest(_ tree: LayoutTree, _ size: CGSize, in room: CGSize) {
    let highest = tree.children.map(priority).max() ?? 0
    let answers = tree.children.filter { priority($0) == highest }
      .map { child in measure(ProposedViewSize(room)) { LayoutTreeView(tree: child) } }
    #expect(areClose(size.width, max(answers.map(\.width).max() ?? 0, 0)), "\(tree)")
    #expect(areClose(size.height, max(answers.map(\.height).max() ?? 0, 0)), "\(tree)")
  }

  /// The priority that a view has for its container, as C6, C24 and C25 say.
  private func priority(_ tree: LayoutTree) -> Double {
    var priority: Double =
      switch tree.kind {
      case .spacer: -.infinity
      case .horizontal, .vertical, .depth:
        tree.children.isEmpty ? -.infinity : tree.children.count == 1 ? self.priority(tree.children[0]) : 0
      default: 0
      }
    for change in tree.changes {
      switch change {
      case .priority(let value): priority = value
      case .frame, .flexible, .padding, .fixedSize: priority = 0
      case .verticalGuide, .leadingGuide, .offset: break
      }
    }
    return priority
  }

  // MARK: Changing

  @Test("a view that changes is laid out as one that was so from the beginning", arguments: seeds)
  func changing(seed: Int) {
    var maker = LayoutTreeMaker(seed: seed)
    var tree = maker.tree(depth: 4)
    let size = maker.size()
    let host = mounted(tree, in: size)
    defer { host.unmount() }
    for step in 1...6 {
      let before = tree
      maker.mutate(&tree)
      host.update(LayoutTreeView(tree: tree))
      let differences = differences(frames(in: host), frames(tree, in: size))
      #expect(differences == [], "step \(step), from \(before) to \(tree)")
      guard differences.isEmpty else { return }
    }
  }

  @Test("a view that is offered other sizes in between lies as at first", arguments: seeds)
  func resizing(seed: Int) {
    var maker = LayoutTreeMaker(seed: seed)
    let tree = maker.tree(depth: 4)
    let size = maker.size()
    let host = mounted(tree, in: size)
    defer { host.unmount() }
    let first = frames(in: host)
    for _ in 0..<4 {
      host.surface = Surface(size: maker.size(), scale: 2)
      host.runFrame()
    }
    host.surface = Surface(size: size, scale: 2)
    host.runFrame()
    #expect(differences(frames(in: host), first) == [], "\(tree)")
  }
}
