import Foundation

/// What an element tells beside its label, its value and what it is.
nonisolated package struct SemanticsDetails: Sendable {
  package var headingLevel = AccessibilityHeadingLevel.unspecified
  /// What people may call the element when they speak to it, the best name first.
  package var inputLabels: [String] = []
  package var textContentType: AccessibilityTextContentType?
  /// Whether the element can be operated; nil where that follows from what it is.
  package var respondsToUserInteraction: Bool?
  package private(set) var customContent: [AXCustomContent] = []
  /// The identifiers of `customContent`, in its order.
  private var contentKeys: [String] = []
  /// Where a press acts, as a part of the frame.
  var activationPoint: UnitPoint?
  /// Where a press acts, in points from the corner of the frame.
  var activationOffset: CGPoint?
  /// The label or the content of a pair that has this identifier.
  var pair: SemanticsPair?
  /// Whether the buttons in here are actions of the elements beside it.
  var isActionSource = false

  /// Adds something to tell. What was told under the same key before is replaced; nil removes it (J201).
  mutating func tell(_ content: AXCustomContent?, for key: String) {
    let index = contentKeys.firstIndex(of: key)
    switch (index, content) {
    case (let index?, let content?): customContent[index] = content
    case (let index?, nil):
      customContent.remove(at: index)
      contentKeys.remove(at: index)
    case (nil, let content?):
      customContent.append(content)
      contentKeys.append(key)
    case (nil, nil): break
    }
  }
}

/// One half of a label and what it is about (J202).
nonisolated package struct SemanticsPair: Sendable {
  private let id: UncheckedSendable<AnyHashable>
  private let namespace: UncheckedSendable<AnyHashable>
  let role: AccessibilityLabeledPairRole

  init(id: AnyHashable, namespace: AnyHashable, role: AccessibilityLabeledPairRole) {
    self.id = UncheckedSendable(id)
    self.namespace = UncheckedSendable(namespace)
    self.role = role
  }

  func belongs(to other: SemanticsPair) -> Bool {
    id.value == other.id.value && namespace.value == other.namespace.value && role != other.role
  }
}
