import SwiftUITesting

/// Makes random views, and changes them.
struct LayoutTreeMaker {
  private var random: SeededGenerator
  private var lastID = 0

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
  }

  private static let words = ["Ag", "one two", "A longer text that wants several lines", "", "Zürich 42", "w"]
  private static let spacings: [CGFloat?] = [nil, 0, 4, 10, -3]

  /// - Parameter depth: of how many containers into one another it may consist.
  mutating func tree(depth: Int) -> LayoutTree {
    lastID += 1
    var tree = LayoutTree(id: lastID, kind: depth > 0 && random.chance(70) ? container() : leaf())
    if tree.isContainer {
      for _ in 0..<random.pick([0, 1, 2, 2, 3, 3, 4]) { tree.children.append(self.tree(depth: depth - 1)) }
    } else if case .grid = tree.kind {
      tree.children = (0..<random.pick([1, 2, 3])).map { _ in row(depth: depth - 1) }
    }
    for _ in 0..<random.pick([0, 0, 0, 1, 1, 2]) { tree.changes.append(change()) }
    return tree
  }

  /// A container with nothing around it.
  mutating func bareContainer(depth: Int) -> LayoutTree {
    lastID += 1
    var kind = container()
    while case .grid = kind { kind = container() }
    var tree = LayoutTree(id: lastID, kind: kind)
    for _ in 0..<random.pick([1, 2, 3, 4]) { tree.children.append(self.tree(depth: depth - 1)) }
    return tree
  }

  private mutating func row(depth: Int) -> LayoutTree {
    lastID += 1
    var row = LayoutTree(id: lastID, kind: .row)
    for _ in 0..<random.pick([1, 2, 3]) { row.children.append(tree(depth: depth)) }
    return row
  }

  mutating func proposal() -> ProposedViewSize {
    let lengths: [CGFloat?] = [nil, 0, 1, 33.5, 100, 240, 1_000, .infinity]
    return ProposedViewSize(width: random.pick(lengths), height: random.pick(lengths))
  }

  mutating func size() -> CGSize {
    CGSize(width: random.pick([60, 133, 200, 390]), height: random.pick([40, 120, 333]))
  }

  // MARK: Parts

  private mutating func length() -> CGFloat { random.pick([0, 5, 12.5, 20, 40, 75]) }

  private mutating func leaf() -> LayoutTree.Kind {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2: .block(length(), length())
    case 3...4: .greedy
    case 5...7: .text(random.pick(Self.words))
    case 8: .spacer(random.pick([nil, 0, 15]))
    default: .divider
    }
  }

  private mutating func container() -> LayoutTree.Kind {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: .horizontal(random.pick([.center, .top, .bottom, .firstTextBaseline]), random.pick(Self.spacings))
    case 4...6: .vertical(random.pick([.center, .leading, .trailing]), random.pick(Self.spacings))
    case 7...8: .depth(random.pick([.center, .topLeading, .bottomTrailing]))
    default: .grid(random.pick([.center, .topLeading]), random.pick(Self.spacings))
    }
  }

  private mutating func change() -> LayoutTree.Change {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .frame(random.pick([nil, length()]), random.pick([nil, length()]), random.pick([.center, .topTrailing]))
    case 1...2:
      .flexible(
        minWidth: random.pick([nil, 10]), maxWidth: random.pick([nil, 60, .infinity]),
        minHeight: random.pick([nil, 10]), maxHeight: random.pick([nil, 60, .infinity]))
    case 3: .padding(random.pick([0, 3, 8]))
    case 4: .fixedSize(random.chance(50), random.chance(50))
    case 5: .priority(random.pick([-1, 1, 2]))
    case 6: random.chance(50) ? .verticalGuide(random.pick([-5, 0, 7])) : .leadingGuide(random.pick([-5, 0, 7]))
    default: .offset(random.pick([-4, 6]))
    }
  }

  // MARK: Changing

  /// Changes one part of a view: what it is, what is done to it, or what is in it.
  mutating func mutate(_ tree: inout LayoutTree) {
    if !tree.children.isEmpty, random.chance(70) {
      let index = Int.random(in: 0..<tree.children.count, using: &random)
      return mutate(&tree.children[index])
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where tree.kind != .row:
      tree.changes = (0..<random.pick([0, 1, 2])).map { _ in change() }
    case 1 where tree.isContainer:
      mutateChildren(of: &tree)
    case 2 where tree.isContainer:
      while true {
        tree.kind = container()
        if tree.isContainer { return }
      }
    default:
      mutateSelf(&tree)
    }
  }

  private mutating func mutateChildren(of tree: inout LayoutTree) {
    if !tree.children.isEmpty, random.chance(40) {
      tree.children.remove(at: Int.random(in: 0..<tree.children.count, using: &random))
    } else if tree.children.count > 1, random.chance(40) {
      tree.children.shuffle(using: &random)
    } else {
      tree.children.insert(self.tree(depth: 1), at: Int.random(in: 0...tree.children.count, using: &random))
    }
  }

  private mutating func mutateSelf(_ tree: inout LayoutTree) {
    switch tree.kind {
    case .horizontal(let alignment, _): tree.kind = .horizontal(alignment, random.pick(Self.spacings))
    case .vertical(let alignment, _): tree.kind = .vertical(alignment, random.pick(Self.spacings))
    case .grid(let alignment, _): tree.kind = .grid(alignment, random.pick(Self.spacings))
    case .depth: tree.kind = .depth(random.pick([.center, .topLeading, .bottomTrailing, .top]))
    case .row: tree.children.append(self.tree(depth: 0))
    case .block, .greedy, .text, .spacer, .divider: tree.kind = leaf()
    }
  }
}
