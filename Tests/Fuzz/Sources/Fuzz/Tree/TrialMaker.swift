/// Makes the random trial of a seed.
@MainActor
struct TrialMaker {
  private let seed: Int
  private var random: RandomSource
  private var lastID = 0
  private let views = WeightedEntries(Table.views)
  private let leaves = WeightedEntries(Table.views.filter { $0.slotCount == 0 })
  private let modifiers = WeightedEntries(Table.modifiers)
  private let plainModifiers = WeightedEntries(Table.modifiers.filter { $0.slotCount == 0 })

  init(seed: Int, isHostile: Bool) {
    self.seed = seed
    random = RandomSource(seed: seed, isHostile: isHostile)
  }

  mutating func trial() -> Trial {
    let isCalm = random.chance(55)
    let size = random.pick([3, 4, 6, 8, 12, 20, 35])
    let root = node(size: size, Place(depth: 0, rows: 0))
    return Trial(
      seed: seed, isHostile: random.isHostile, width: random.pick([390, 390, 390, 320, 200, 800]),
      height: random.pick([844, 844, 600, 390, 150]), values: startValues(), root: root, steps: steps(isCalm: isCalm))
  }

  // MARK: Trees

  private struct Place {
    var depth: Int
    var rows: Int
    var isInModifier = false
  }

  private mutating func node(size: Int, _ place: Place) -> Node {
    let entry = viewEntry(size: size, place)
    lastID += 1
    var node = Node(id: lastID, entry: entry.template, values: values(of: entry))
    var rest = max(0, size - 1)
    if !entry.traits.contains(.statement) {
      for _ in 0..<random.pick([0, 0, 1, 1, 2, 3]) where rest > 0 {
        let modifier = modifier(size: rest / 2, place)
        rest -= modifier.count
        node.modifiers.append(modifier)
      }
    }
    node.slots = slots(of: entry, size: rest, place)
    return node
  }

  private mutating func modifier(size: Int, _ place: Place) -> Node {
    let entry = (size > 1 && place.depth < 12 ? modifiers : plainModifiers).pick(&random)
    lastID += 1
    var node = Node(id: lastID, entry: entry.template, values: values(of: entry))
    var inner = place
    inner.isInModifier = true
    node.slots = slots(of: entry, size: min(size, 8), inner)
    return node
  }

  private mutating func viewEntry(size: Int, _ place: Place) -> Entry {
    guard size > 1, place.depth < 12 else { return leaves.pick(&random) }
    let maximumRows = random.isHostile ? 1 : 2
    for _ in 0..<20 {
      let entry = random.chance(80) ? views.pick(&random) : leaves.pick(&random)
      if size > 3, entry.slotCount == 0, random.chance(60) { continue }
      if entry.traits.contains(.large), place.depth > 1, !random.chance(5) { continue }
      if entry.traits.contains(.rows), place.rows >= maximumRows { continue }
      return entry
    }
    return leaves.pick(&random)
  }

  private mutating func slots(of entry: Entry, size: Int, _ place: Place) -> [[Node]] {
    var inner = place
    inner.depth += 1
    if entry.traits.contains(.rows) { inner.rows += 1 }
    return (0..<entry.slotCount).map { _ in
      let share = size / max(1, entry.slotCount)
      let count = random.chance(4) ? 0 : min(max(1, share), random.pick([1, 1, 2, 2, 3, 4, 5]))
      return (0..<count).map { _ in node(size: share / count, inner) }
    }
  }

  private mutating func values(of entry: Entry) -> [Value] {
    entry.make.map { $0(&random) }
  }

  // MARK: Steps

  private mutating func startValues() -> [Step.Assignment] {
    ModelProperty.all.filter { _ in random.chance(50) }.compactMap { property in
      let surrounds = ["isRightToLeft", "isDark", "language", "typeSize"].contains(property.name)
      if surrounds, random.chance(70) { return nil }
      return Step.Assignment(property: property.name, value: property.make(&random))
    }
  }

  private mutating func steps(isCalm: Bool) -> [Step] {
    var steps: [Step] = []
    for _ in 0..<random.pick([1, 2, 3, 4, 6, 9]) {
      steps.append(isCalm || random.chance(40) ? change() : input())
      if random.chance(40) { steps.append(.wait(seconds: random.pick([0, 0.02, 0.1, 0.25, 0.7, 2]))) }
      if random.chance(20) { steps.append(.draw) }
    }
    return steps
  }

  private mutating func change() -> Step {
    switch random.index(below: 12) {
    case 0: .resize(width: random.pick([390, 320, 200, 800, 60]), height: random.pick([844, 600, 390, 150, 40]))
    case 1: .refresh
    default: .set(assignments(), animation: random.chance(55) ? random.index(below: StepAnimation.all.count) : nil)
    }
  }

  private mutating func assignments() -> [Step.Assignment] {
    (0..<random.pick([1, 1, 2, 3, 6])).map { _ in
      let property = random.pick(ModelProperty.all)
      return Step.Assignment(property: property.name, value: property.make(&random))
    }
  }

  private mutating func input() -> Step {
    switch random.index(below: 20) {
    case 0...3: .tap(place(), count: random.pick([1, 1, 2]))
    case 4...8: .tapElement(random.index(below: 20))
    case 9: .longPress(place(), seconds: random.pick([0.2, 0.6, 1.2]))
    case 10...11: .drag(place(), place())
    case 12...13: .scroll(place(), dx: random.pick([0, 0, 50, -200]), dy: random.pick([-300, -60, 80, 2_000, -5_000]))
    case 14: .hover(random.chance(70) ? place() : nil)
    case 15: .secondaryTap(place())
    case 16: .pinch(place(), magnification: random.pick([0.3, 2]), degrees: random.pick([0, 45]))
    case 17: .key(random.index(below: StepKey.all.count))
    case 18: .type(random.pick(["a", "hello", "42", "é", "🙂", "\n", "two words"]))
    default: random.chance(30) ? .compose("か") : .key(random.index(below: StepKey.all.count))
    }
  }

  private mutating func place() -> Step.Place {
    let shares: [Double] =
      random.isHostile ? [0.5, 0, 1, -1, 2, 1e19, .nan] : [0.5, 0.1, 0.3, 0.4, 0.6, 0.9, 0.02, 0.98]
    return Step.Place(x: random.pick(shares), y: random.pick(shares))
  }
}
