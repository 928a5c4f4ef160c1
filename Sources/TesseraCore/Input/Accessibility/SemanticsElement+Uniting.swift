extension SemanticsElement {
  /// One element with the roles and actions of several others (J10).
  ///
  /// A press acts on the first of them that can be pressed; what others do are actions with their names.
  init(uniting elements: [SemanticsElement], node: LayoutNode) {
    let parts = elements.flatMap(\.partsToUnite)
    self.init(role: Self.role(uniting: parts), label: parts.joinedLabel, node: node)
    let main = parts.first(where: \.isPressable) ?? parts.first(where: \.isControl)
    activation = main?.activationNode
    children = parts.flatMap(\.seenParts)
    isCombined = true
    absorb(parts)
    for part in parts where part.isPressable && part.node !== main?.node {
      actions.append(SemanticsAction(name: part.label) { part.press() })
    }
    actions += main?.actions.filter(\.isDefault) ?? []
  }

  /// The role of a button takes precedence, then those of other controls, then that of a heading.
  private static func role(uniting parts: [SemanticsElement]) -> SemanticsRole {
    if let pressable = parts.first(where: \.isPressable) { return pressable.role }
    if let control = parts.first(where: \.isControl) { return control.role }
    if parts.contains(where: { $0.role == .heading }) { return .heading }
    return parts.count == 1 ? parts[0].role : .group
  }

  /// The element, or its children if it only groups them.
  private var partsToUnite: [SemanticsElement] {
    guard role == .group, !isCombined else { return [self] }
    let inner = children.flatMap(\.partsToUnite)
    guard !label.isEmpty else { return inner }
    var name = self
    name.children = []
    return [name] + inner
  }

  /// The texts and pictures of the element.
  private var seenParts: [SemanticsElement] {
    role == .text || role == .image || ownRole == .text ? [self] : children.flatMap(\.seenParts)
  }

  private var isControl: Bool {
    switch role {
    case .slider, .stepper, .picker, .textField, .secureField, .progress: true
    default: adjustmentAction != nil
    }
  }
}
