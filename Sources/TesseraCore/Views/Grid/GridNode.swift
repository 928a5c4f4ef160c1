import Foundation

/// Lays its children out in rows and columns (C93).
final class GridNode: ContainerNode {
  private var parameters: GridParameters
  private var structure: GridStructure?
  /// The last answer in full.
  private var arrangement: GridArrangement?

  init(_ parameters: GridParameters, _ context: NodeContext) {
    self.parameters = parameters
    super.init(context)
  }

  func receive(_ newParameters: GridParameters) {
    guard newParameters != parameters else { return }
    parameters = newParameters
    forget()
    invalidateLayout(traits: true)
  }

  private func forget() {
    structure = nil
    arrangement = nil
  }

  override func childrenDidChange() {
    super.childrenDidChange()
    forget()
  }

  override func childDidChange(_ child: LayoutNode) {
    forget()
    super.childDidChange(child)
  }

  override func mendAnswers(_ cache: MeasureCache) -> Bool? {
    forget()
    return nil
  }

  // MARK: Structure

  private func currentStructure() -> GridStructure {
    if let structure { return structure }
    let newStructure = GridStructure(children, parameters)
    structure = newStructure
    return newStructure
  }

  // MARK: Layout

  private func arrange(_ proposal: LayoutProposal) -> GridArrangement {
    if let arrangement, arrangement.proposal == proposal { return arrangement }
    let newArrangement = GridArrangement(currentStructure(), proposal)
    arrangement = newArrangement
    return newArrangement
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    arrange(proposal).size
  }

  override func placeChildren() {
    let arrangement = arrange(placedProposal)
    for (cell, place) in zip(arrangement.structure.cells, arrangement.places()) {
      placeChild(cell.node, at: place.origin, place.proposal)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat? {
    guard key.propagates, !children.isEmpty else { return nil }
    let places = arrange(proposal).places()
    return mergedGuide(key) { places[$0.layoutIndex] }
  }
}
