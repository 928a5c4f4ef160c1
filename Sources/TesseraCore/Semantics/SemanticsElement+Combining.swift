import Foundation

extension [SemanticsElement] {
  /// The names of the elements as one; what one modifier called several of them is said once.
  var joinedLabel: String {
    var sources: Set<ObjectIdentifier> = []
    var labels: [String] = []
    for element in self where !element.isAccessory && !element.label.isEmpty {
      if let source = element.labelSource, !sources.insert(source).inserted { continue }
      labels.append(element.label)
    }
    return labels.joined(separator: ", ")
  }
}

extension SemanticsElement {
  /// One element with all that others are and do (J10).
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

  /// Takes over what elements say besides their names.
  mutating func absorb(_ parts: [SemanticsElement]) {
    func joined(_ texts: [String]) -> String { texts.filter { !$0.isEmpty }.joined(separator: ", ") }
    value = joined(parts.map(\.value))
    hint = joined(parts.map(\.hint))
    isSelected = parts.contains(where: \.isSelected)
    for part in parts {
      traits.formUnion(part.traits)
      actions += part.actions.filter { !$0.isDefault }
    }
    adjustment = parts.lazy.compactMap(\.adjustment).first
    adjustmentAction = parts.lazy.compactMap(\.adjustmentAction).first
  }

  /// What can be pressed makes the whole be that, then other controls, then headings.
  private static func role(uniting parts: [SemanticsElement]) -> SemanticsRole {
    if let pressable = parts.first(where: \.isPressable) { return pressable.role }
    if let control = parts.first(where: \.isControl) { return control.role }
    if parts.contains(where: { $0.role == .heading }) { return .heading }
    return parts.count == 1 ? parts[0].role : .group
  }

  /// The element, or those in it if it does nothing but hold them.
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

  var isPressable: Bool {
    switch role {
    case .button, .link, .toggle, .menu, .backButton, .tab: true
    default: actions.contains(where: \.isDefault)
    }
  }

  private var isControl: Bool {
    switch role {
    case .slider, .stepper, .picker, .textField, .secureField, .progress: true
    default: adjustmentAction != nil
    }
  }
}

extension SemanticsAction {
  /// Whether a press does it.
  var isDefault: Bool { name == AccessibilityActionKind.default.name }
}
