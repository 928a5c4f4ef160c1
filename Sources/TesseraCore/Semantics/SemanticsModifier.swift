import Foundation

/// A statement about what a view means.
nonisolated package enum SemanticsProperty {
  /// The view is one element of this role, labelled by the texts inside it.
  case role(SemanticsRole)
  /// The view is one control of this role; the buttons by which it works are no elements of their own.
  case control(SemanticsRole)
  /// The view is one control of this role, labelled by its texts; the buttons in it are elements inside of it.
  case compound(SemanticsRole)
  /// The view is one picture, called by the text that goes with it.
  case labelledPicture
  /// The view is a field, called by the texts beside it.
  case labelledField
  /// The view is a part of the screen of this role; what is in it are elements inside of it.
  case container(SemanticsRole, Text?)
  case label(Text)
  case value(Text)
  /// A value that can be set.
  case adjustment(SemanticsAdjustment)
  /// A value that can be seen as a text.
  case shownValue(Text)
  case identifier(String)
  case selected(Bool)
  case hidden(Bool)
  case children(AccessibilityChildBehavior)
  /// The view is a sign beside what it belongs to, and no part of its name.
  case accessory
  case addedTraits(AccessibilityTraits)
  case removedTraits(AccessibilityTraits)
  case hint(Text)
  case sortPriority(Double)
  /// An action that has a name, or one that is called by its kind.
  case action(name: Text?, kind: AccessibilityActionKind, @MainActor () -> Void)
  case adjustable(@MainActor (AccessibilityAdjustmentDirection) -> Void)
}

nonisolated package struct SemanticsModifier: WrapperModifier {
  package var property: SemanticsProperty

  @MainActor package func makeWrapper(_ context: _NodeContext) -> SemanticsNode {
    SemanticsNode(property, context)
  }

  @MainActor package func update(_ wrapper: SemanticsNode) {
    wrapper.property = property
  }
}

/// Changes what its content means.
package final class SemanticsNode: WrapperNode {
  var property: SemanticsProperty

  init(_ property: SemanticsProperty, _ context: NodeContext) {
    self.property = property
    super.init(context)
  }

  override func describe(into builder: inout SemanticsBuilder) {
    let inner = builder.collect { super.describe(into: &$0) }
    for element in apply(to: inner) { builder.add(element) }
  }

  private func apply(to elements: [SemanticsElement]) -> [SemanticsElement] {
    switch property {
    case .role(let role):
      return [SemanticsElement(combining: elements, role: role, node: self)]
    case .control(let role):
      return [SemanticsElement.control(role, of: elements, node: self)]
    case .compound(let role):
      var control = SemanticsElement(combining: elements.filter { $0.role != .button }, role: role, node: self)
      control.children = elements
      return [control]
    case .labelledPicture:
      var picture = SemanticsElement(role: .image, node: self)
      picture.label = elements.filter { $0.role == .text }.map(\.label).joined(separator: ", ")
      return [picture]
    case .labelledField:
      guard let field = elements.first(where: { $0.role == .textField || $0.role == .secureField }) else {
        return elements
      }
      var labelled = field
      labelled.label = elements.filter { $0.role == .text }.map(\.label).joined(separator: ", ")
      if field.value.isEmpty { labelled.children = elements.filter { $0.role == .text } }
      return [labelled]
    case .container(let role, let label):
      let name = label?.resolvedString(in: scope.values) ?? ""
      return [SemanticsElement(role: role, label: name, children: elements, node: self)]
    case .hidden(let isHidden):
      return isHidden ? [] : elements
    case .children(let behavior):
      return arrange(elements, behavior)
    case .label(let text):
      return changeOne(elements) { $0.label = text.resolvedString(in: scope.values) }
    case .value(let text):
      return changeOne(elements) { $0.value = text.resolvedString(in: scope.values) }
    case .adjustment(let adjustment):
      return changeOne(elements) { $0.adjustment = adjustment }
    case .shownValue(let text):
      return changeOne(elements) { element in
        element.value = text.resolvedString(in: scope.values)
        guard !element.value.isEmpty else { return }
        element.children.append(SemanticsElement(role: .text, label: element.value, node: element.activationNode))
      }
    case .identifier(let identifier):
      return changeOne(elements) { $0.identifier = identifier }
    case .accessory:
      return changeOne(elements) { $0.isAccessory = true }
    case .selected(let isSelected):
      return changeOne(elements) { $0.isSelected = isSelected }
    case .addedTraits, .removedTraits, .hint, .sortPriority, .action, .adjustable:
      return changeOne(elements, add(to:))
    }
  }

  /// What the view says about one element beyond its name.
  private func add(to element: inout SemanticsElement) {
    switch property {
    case .addedTraits(let traits): element.add(traits)
    case .removedTraits(let traits): element.remove(traits)
    case .hint(let text): element.hint = text.resolvedString(in: scope.values)
    case .sortPriority(let priority): element.sortPriority = priority.isNaN ? 0 : priority
    case .action(let name, let kind, let handler):
      element.actions.append(
        SemanticsAction(name: name?.resolvedString(in: scope.values) ?? kind.name, perform: handler))
    case .adjustable(let handler): element.adjustmentAction = handler
    default: break
    }
  }

  private func arrange(
    _ elements: [SemanticsElement], _ behavior: AccessibilityChildBehavior
  ) -> [SemanticsElement] {
    switch behavior.kind {
    case .combine:
      return [
        SemanticsElement(combining: elements, role: elements.count == 1 ? elements[0].role : .group, node: self)
      ]
    case .contain: return [SemanticsElement(role: .group, children: elements.inReadingOrder, node: self)]
    case .ignore: return [SemanticsElement(role: .other, node: self)]
    }
  }

  /// A statement about one element; about several, it is about the group they form, about none, about this view itself.
  private func changeOne(
    _ elements: [SemanticsElement], _ change: (inout SemanticsElement) -> Void
  ) -> [SemanticsElement] {
    var element =
      elements.count == 1
      ? elements[0]
      : SemanticsElement(role: elements.isEmpty ? .other : .group, children: elements, node: self)
    change(&element)
    return [element]
  }
}

/// How the elements inside a view become those of the view.
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind {
    case ignore, contain, combine
  }

  let kind: Kind

  /// The view is one element; what is inside is not found.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The view is an element that contains those inside.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The view is one element with the labels of those inside.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
  /// States what the view means: for controls.
  nonisolated package func semantics(_ property: SemanticsProperty) -> ModifiedContent<Self, SemanticsModifier> {
    modifier(SemanticsModifier(property: property))
  }

  /// How the elements inside the view become elements of the view.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    semantics(.children(children))
  }

  /// What the view is called.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    semantics(.label(label))
  }

  /// What the view is called.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    semantics(.label(Text(labelKey)))
  }

  /// What the view is called.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    semantics(.label(Text(label)))
  }

  /// The value that the view shows.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    semantics(.value(value))
  }

  /// The value that the view shows.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    semantics(.value(Text(valueKey)))
  }

  /// The value that the view shows.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    semantics(.value(Text(value)))
  }

  /// A name for tests, which users never meet.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    semantics(.identifier(identifier))
  }

  /// Whether assistive technology passes over the view.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    semantics(.hidden(hidden))
  }
}
