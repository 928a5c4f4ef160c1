import Foundation

extension [SemanticsElement] {
  /// The labels of the elements as one. A label that one modifier gave several of them appears once.
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
  /// Takes over the properties of elements besides their labels.
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

  var isPressable: Bool {
    switch role {
    case .button, .link, .toggle, .menu, .backButton, .tab: true
    default: actions.contains(where: \.isDefault)
    }
  }
}
