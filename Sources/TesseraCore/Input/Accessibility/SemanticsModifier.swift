import Foundation

/// A semantic property of a view.
nonisolated package enum SemanticsProperty {
  /// The view is one element of this role, labeled by the texts inside it.
  case role(SemanticsRole)
  /// The view is one control of this role; the buttons by which it works are no elements of their own.
  case control(SemanticsRole)
  /// The view is one control of this role, labeled by its texts; the buttons in it are elements inside of it.
  case compound(SemanticsRole)
  /// The view is one picture, labeled by the text with it.
  case labeledPicture
  /// The view is a field, labeled by the texts beside it.
  case labeledField
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
  /// The view has no semantics of its own: a part of a control.
  case hidden(Bool)
  /// Whether the view is hidden; the outermost value counts (J9).
  case concealed(Bool)
  case children(AccessibilityChildBehavior)
  /// The view is an accessory of its element, and not part of its label.
  case accessory
  case addedTraits(AccessibilityTraits)
  case removedTraits(AccessibilityTraits)
  case hint(Text)
  /// A hint for what is there already.
  case help(Text)
  case sortPriority(Double)
  /// An action that has a name, or one that is called by its kind.
  case action(name: Text?, kind: AccessibilityActionKind, @MainActor () -> Void)
  case adjustable(@MainActor (AccessibilityAdjustmentDirection) -> Void)
  case heading(AccessibilityHeadingLevel)
  case inputLabels([Text])
  case textContentType(AccessibilityTextContentType)
  case respondsToUserInteraction(Bool)
  /// Something to tell under a name; nil removes it.
  case customContent(key: String?, label: Text, value: Text?, AXCustomContent.Importance)
  case activationPoint(UnitPoint)
  case activationOffset(CGPoint)
  case pair(SemanticsPair)
  /// The buttons of the view are actions of what it stands beside.
  case actionSource
  /// Where the actions of such a view go.
  case actionsOfSources

  /// Whether the property makes one element of what is inside, or holds it.
  var makesElement: Bool {
    switch self {
    case .role, .control, .compound, .labeledPicture, .container, .children: true
    default: false
    }
  }
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

/// Changes the semantics of its content.
package final class SemanticsNode: WrapperNode {
  var property: SemanticsProperty

  init(_ property: SemanticsProperty, _ context: NodeContext) {
    self.property = property
    super.init(context)
  }

  override func describe(into builder: inout SemanticsBuilder) {
    if property.makesElement {
      let inner = builder.collect { super.describe(into: &$0) }
      builder.add(element(of: inner))
    } else {
      let inner = builder.collectAll { super.describe(into: &$0) }
      for element in apply(to: inner) { builder.add(element) }
    }
  }

  /// The one element that the view is.
  private func element(of elements: [SemanticsElement]) -> SemanticsElement {
    switch property {
    case .control(let role):
      return SemanticsElement.control(role, of: elements, node: self)
    case .compound(let role):
      var control = SemanticsElement(combining: elements.filter { $0.role != .button }, role: role, node: self)
      control.children = elements
      return control
    case .labeledPicture:
      var picture = SemanticsElement(role: .image, node: self)
      picture.label = elements.filter { $0.role == .text }.joinedLabel
      return picture
    case .container(let role, let label):
      return SemanticsElement(role: role, label: label.map(string) ?? "", children: elements, node: self)
    case .children(let behavior):
      return arrange(elements, behavior)
    case .role(let role):
      return SemanticsElement(combining: elements, role: role, node: self)
    default:
      preconditionFailure("\(property) is about each element.")
    }
  }

  private func labeledField(_ elements: [SemanticsElement]) -> [SemanticsElement] {
    guard var field = elements.first(where: { $0.role == .textField || $0.role == .secureField }) else {
      return elements
    }
    let texts = elements.filter { $0.role == .text }
    field.label = texts.joinedLabel
    if field.value.isEmpty { field.children = texts }
    return [field]
  }

  private func arrange(_ elements: [SemanticsElement], _ behavior: AccessibilityChildBehavior) -> SemanticsElement {
    switch behavior.kind {
    case .combine: SemanticsElement(uniting: elements, node: self)
    case .contain: SemanticsElement(role: .group, children: elements, node: self)
    case .ignore: SemanticsElement(role: .other, node: self)
    }
  }

  private func string(_ text: Text) -> String { text.resolvedString(in: scope.values) }

  /// The elements with the view's properties applied to each of them (J8).
  private func apply(to elements: [SemanticsElement]) -> [SemanticsElement] {
    switch property {
    case .hidden(let isHidden):
      return isHidden ? [] : elements
    case .labeledField:
      return labeledField(elements)
    case .concealed(let isHidden):
      return change(elements) { $0.isHidden = isHidden }
    case .label(let text):
      let label = string(text)
      let source = elements.count > 1 ? ObjectIdentifier(self) : nil
      return changeOrMake(elements) { element in
        element.label = label
        element.labelSource = source
      }
    case .value(let text):
      let value = string(text)
      return changeOrMake(elements) { $0.value = value }
    case .shownValue(let text):
      let value = string(text)
      return changeOrMake(elements) { element in
        element.value = value
        guard !value.isEmpty else { return }
        element.children.append(SemanticsElement(role: .text, label: value, node: element.activationNode))
      }
    case .hint(let text):
      let hint = string(text)
      return changeOrMake(elements) { $0.hint = hint }
    case .help(let text):
      let hint = string(text)
      return change(elements) { $0.hint = hint }
    case .sortPriority(let priority):
      return change(elements) { $0.sortPriority = priority.isNaN ? 0 : priority }
    case .inputLabels(let texts):
      let labels = texts.map(string)
      return changeOrMake(elements) { $0.details.inputLabels = labels }
    case .customContent(let key, let label, let value, let importance):
      let label = string(label)
      let content = value.map { AXCustomContent(label: label, value: string($0), importance: importance) }
      return changeOrMake(elements) { $0.details.tell(content, for: key ?? label) }
    case .actionsOfSources:
      return elements.withActionsOfSources(of: self)
    default:
      return changeOrMake(elements, add(to:))
    }
  }

  /// Applies the properties without text to one element.
  private func add(to element: inout SemanticsElement) {
    switch property {
    case .adjustment(let adjustment): element.adjustment = adjustment
    case .identifier(let identifier): element.identifier = identifier
    case .accessory: element.isAccessory = true
    case .selected(let isSelected): element.isSelected = isSelected
    case .addedTraits(let traits): element.add(traits)
    case .removedTraits(let traits): element.remove(traits)
    case .action(let name, let kind, let handler):
      element.actions.append(SemanticsAction(name: name.map(string) ?? kind.name, perform: handler))
      if name == nil, kind == .default { element.becomePressable() }
    case .adjustable(let handler): element.adjustmentAction = handler
    case .heading(let level): element.details.headingLevel = level
    case .textContentType(let type): element.details.textContentType = type
    case .respondsToUserInteraction(let responds): element.details.respondsToUserInteraction = responds
    case .activationPoint(let point):
      element.details.activationPoint = point
      element.details.activationOffset = nil
    case .activationOffset(let offset):
      element.details.activationOffset = offset
      element.details.activationPoint = nil
    case .pair(let pair): element.details.pair = pair
    case .actionSource: element.details.isActionSource = true
    default: break
    }
  }

  private func change(
    _ elements: [SemanticsElement], _ change: (inout SemanticsElement) -> Void
  ) -> [SemanticsElement] {
    var changed = elements
    for index in changed.indices { change(&changed[index]) }
    return changed
  }

  /// The same, but a view without any element becomes one.
  private func changeOrMake(
    _ elements: [SemanticsElement], _ change: (inout SemanticsElement) -> Void
  ) -> [SemanticsElement] {
    self.change(elements.isEmpty ? [SemanticsElement(role: .other, node: self)] : elements, change)
  }
}

extension View {
  /// Sets a semantic property of the view, for controls.
  nonisolated package func semantics(_ property: SemanticsProperty) -> ModifiedContent<Self, SemanticsModifier> {
    modifier(SemanticsModifier(property: property))
  }

  /// Sets how the elements inside the view become elements of the view.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    semantics(.children(children))
  }

  /// Sets the view's accessibility label.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    semantics(.label(label))
  }

  /// Sets the view's accessibility label.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    semantics(.label(Text(labelKey)))
  }

  /// Sets the view's accessibility label.
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

  /// Sets an identifier for tests, which users do not see.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    semantics(.identifier(identifier))
  }

  /// Sets whether assistive technology skips the view.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    semantics(.concealed(hidden))
  }
}
