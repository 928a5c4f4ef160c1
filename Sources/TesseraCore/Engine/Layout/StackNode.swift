import Foundation

/// A horizontal or vertical stack.
package final class StackNode: ContainerNode, AxisProviding {
  // Exclusive access is not checked, here and below: these are read in each step, and no change in place calls other
  // code.
  @exclusivity(unchecked) private var parameters: StackParameters
  // Exclusive access is not checked: the algorithm runs while those of nested stacks run, so each check would walk the
  // accesses of all outer levels. Only the stack itself uses it, and no child asks its own stack.
  @exclusivity(unchecked) private var algorithm: StackAlgorithm
  @exclusivity(unchecked) private var isPrepared = false
  /// The proposal that the algorithm's records belong to.
  @exclusivity(unchecked) private var recordedProposal: LayoutProposal?
  /// Children that answer differently, while nothing else changed.
  @exclusivity(unchecked) private var changedChildren: ContiguousArray<LayoutNode> = []
  @exclusivity(unchecked) private var needsFullRun = true
  /// A mended stack places only these children; nil places all.
  @exclusivity(unchecked) private var childrenToPlace: ContiguousArray<LayoutNode>?
  /// Whether the children lie where they do because lines ran from right to left when they were placed.
  @exclusivity(unchecked) private var isMirrored = false

  init(_ parameters: StackParameters, _ context: NodeContext) {
    self.parameters = parameters
    algorithm = StackAlgorithm(parameters)
    super.init(context)
  }

  func receive(_ newParameters: StackParameters) {
    guard newParameters != parameters else { return }
    parameters = newParameters
    algorithm = StackAlgorithm(newParameters)
    recordedProposal = nil
    isPrepared = false
    needsFullRun = true
    invalidateLayout(traits: true)
  }

  override func childrenDidChange() {
    super.childrenDidChange()
    isPrepared = false
    recordedProposal = nil
    needsFullRun = true
  }

  override func childDidChange(_ child: LayoutNode) {
    changedChildren.append(child)
    invalidateLayout()
  }

  // MARK: Measuring

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    prepareIfNeeded()
    let size = algorithm.run(children, proposal)
    recordedProposal = proposal
    return size
  }

  private func prepareIfNeeded() {
    guard !isPrepared else {
      algorithm.forgetAnswers()
      return
    }
    algorithm.prepare(children)
    isPrepared = true
  }

  /// One child of ten thousand changed its size across the stack: the others need not be asked.
  override func mendAnswers(_ cache: MeasureCache) -> Bool? {
    defer {
      changedChildren.removeAll(keepingCapacity: true)
      needsFullRun = false
    }
    childrenToPlace = nil
    guard !needsFullRun, !changedChildren.isEmpty, cache.count == 1, let recordedProposal,
      let old = cache.size(for: recordedProposal), placedProposal == recordedProposal,
      proposalWhenPlacing(recordedProposal, old) == recordedProposal
    else {
      isPrepared = false
      self.recordedProposal = nil
      return nil
    }
    let oldBefore = algorithm.maximumBefore
    var size = old
    for child in changedChildren {
      guard hasSameSpacing(child), let mended = algorithm.mend(child, at: child.layoutIndex, recordedProposal) else {
        isPrepared = false
        self.recordedProposal = nil
        return nil
      }
      size[parameters.axis.crossing] = mended[parameters.axis.crossing]
    }
    setAnswer(size, for: recordedProposal)
    // If the stack was not yet placed with its previous size, all children still have to be placed.
    if algorithm.maximumBefore == oldBefore, size == old, size == self.size, !isRightToLeft, !isMirrored {
      childrenToPlace = changedChildren
    }
    return size != old
  }

  private func hasSameSpacing(_ child: LayoutNode) -> Bool {
    guard parameters.spacing == nil else { return true }
    let index = child.layoutIndex
    let spacing = child.spacing
    let axis = parameters.axis
    if index > 0, children[index - 1].spacing.distance(to: spacing, along: axis) != algorithm.records[index].gap {
      return false
    }
    return index + 1 >= children.count
      || spacing.distance(to: children[index + 1].spacing, along: axis) == algorithm.records[index + 1].gap
  }

  // MARK: Placing

  /// C22: without a proposed cross length, children are placed with the stack's own.
  private func proposalWhenPlacing(_ proposal: LayoutProposal, _ size: CGSize) -> LayoutProposal {
    let crossing = parameters.axis.crossing
    guard proposal[crossing].isNaN else { return proposal }
    var placing = proposal
    placing[crossing] = size[crossing]
    return placing
  }

  override func placeChildren() {
    let proposal = proposalWhenPlacing(placedProposal, size)
    if let childrenToPlace {
      self.childrenToPlace = nil
      for child in childrenToPlace { placeAcross(child, proposal) }
      return
    }
    isMirrored = isRightToLeft
    runIfNeeded(proposal)
    algorithm.forEachPlacement(proposal) { index, origin, proposal in
      placeChild(children[index], at: origin, proposal)
    }
  }

  private func placeAcross(_ child: LayoutNode, _ proposal: LayoutProposal) {
    let index = child.layoutIndex
    var origin = child.origin
    origin[parameters.axis.crossing] = algorithm.crossPosition(of: index)
    let offer = algorithm.records[index].offer
    child.place(
      at: origin,
      LayoutProposal(parameters.axis, main: offer, cross: proposal[parameters.axis.crossing]))
  }

  private func runIfNeeded(_ proposal: LayoutProposal) {
    guard recordedProposal != proposal else { return }
    prepareIfNeeded()
    _ = algorithm.run(children, proposal)
    recordedProposal = proposal
  }

  // MARK: What containers and children ask

  var stackAxis: Axis? { parameters.directsContent ? parameters.axis : nil }

  /// C25: a stack of one has the traits of its child.
  override var comparesService: Bool { children.count == 1 }

  /// C25: a stack of one has its child's priority, an empty one comes last.
  override var layoutPriority: Double {
    guard let first = children.first else { return -.infinity }
    return children.count == 1 ? first.service.priority : 0
  }

  override var isSpacer: Bool {
    guard let first = children.first else { return false }
    return children.count == 1 && first.service.isSpacer
  }

  override func makeSpacing() -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    var spacing = super.makeSpacing()
    if parameters.axis == .horizontal {
      spacing.leading = first.spacing.leading
      spacing.trailing = last.spacing.trailing
    } else {
      spacing.top = first.spacing.top
      spacing.bottom = last.spacing.bottom
    }
    return spacing
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat? {
    guard key.propagates, !children.isEmpty else { return nil }
    let proposal = proposalWhenPlacing(proposal, size)
    runIfNeeded(proposal)
    var origins: ContiguousArray<CGPoint> = []
    var proposals: ContiguousArray<LayoutProposal> = []
    algorithm.forEachPlacement(proposal) { _, origin, proposal in
      origins.append(origin)
      proposals.append(proposal)
    }
    return mergedGuide(key) { (origins[$0.layoutIndex], proposals[$0.layoutIndex]) }
  }
}
