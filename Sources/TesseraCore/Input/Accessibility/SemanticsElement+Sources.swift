extension [SemanticsElement] {
  /// The elements without sources of actions, which become actions of the others, or of a new element if there is none
  /// (J205).
  @MainActor func withActionsOfSources(of node: LayoutNode) -> [SemanticsElement] {
    let actions = filter(\.details.isActionSource).flatMap { $0.actionsOfButtons }
    var others = filter { !$0.details.isActionSource }
    if others.isEmpty { others = [SemanticsElement(role: .other, node: node)] }
    for index in others.indices { others[index].actions += actions }
    return others
  }
}

extension SemanticsElement {
  /// What the buttons in here do, under their labels. A disabled one does nothing, and is not there.
  fileprivate var actionsOfButtons: [SemanticsAction] {
    guard isPressable else { return children.flatMap { $0.actionsOfButtons } }
    return isEnabled && !label.isEmpty ? [SemanticsAction(name: label) { press() }] : []
  }
}
