import Foundation

/// How the label of a plain button is drawn.
package final class PressAppearance: Sendable {
  let foreground: AnyShapeStyle
  let disabledForeground: AnyShapeStyle
  let pressedOpacity: Double
  let disabledOpacity: Double

  /// The opacities are shares, from 0 to 1.
  package nonisolated init(
    foreground: AnyShapeStyle, disabledForeground: AnyShapeStyle, pressedOpacity: Double, disabledOpacity: Double
  ) {
    self.foreground = foreground
    self.disabledForeground = disabledForeground
    self.pressedOpacity = pressedOpacity
    self.disabledOpacity = disabledOpacity
  }
}

/// What plain buttons are made of: a label that is pressed, in a color, dimmed while it is held down or disabled.
///
/// It is one node, where modifiers would be four: buttons are the most frequent of all controls.
nonisolated package struct PlainPress {
  let appearance: PressAppearance
  let action: @MainActor () -> Void

  package init(_ appearance: PressAppearance, action: @escaping @MainActor () -> Void) {
    self.appearance = appearance
    self.action = action
  }

  /// Makes the node of a button with this label. Several views in it lie side by side (E8).
  @MainActor package func makeNode<Label: View>(_ label: Label, _ context: _NodeContext) -> _ViewNode {
    let node = PlainPressNode(self, context)
    let labelContext = NodeContext(
      graph: context.graph, parent: node, scope: node.labelScope, arity: .single(.horizontalStack))
    let content = Label._makeNode(label, labelContext)
    node.content = content
    node.adopt(content.firstElement)
    return node
  }

  /// Updates a node that `makeNode` made.
  @MainActor package func updateNode<Label: View>(_ node: _ViewNode, _ label: Label) {
    let node = node.cast(to: PlainPressNode.self)
    node.receive(self)
    if let content = node.content { Label._updateNode(content, label) }
  }
}

/// The node of a plain button.
final class PlainPressNode: PressNode, PendingWrite {
  private var press: PlainPress
  /// The environment of the label.
  private(set) var labelScope: EnvironmentScope!
  private var opacity = Animated(1.0)
  /// Whether the press, as the transaction that was applied last has it, dims the label.
  private var isDimmed = false

  init(_ press: PlainPress, _ context: NodeContext) {
    self.press = press
    super.init(context)
    labelScope = EnvironmentScope(base: scope, writer: self)
    opacity = Animated(modelOpacity)
    readEnvironment()
  }

  func receive(_ newPress: PlainPress) {
    let isSame = newPress.appearance === press.appearance
    press = newPress
    guard !isSame else { return }
    labelScope.refresh()
    updateOpacity()
  }

  override func willRemove() {
    super.willRemove()
    labelScope.detach()
  }

  // MARK: Pressing

  override var fillsRow: Bool { true }

  override func performAction() {
    press.action()
  }

  /// A press is a change of state: what it does is shown, and animated, with the transaction of its moment.
  override func pressDidChange() {
    _ = graph.updates.transactions.open(Transaction.current)
    graph.updates.transactions.add(self)
    graph.requestFrame()
  }

  func apply(_ transaction: TransactionID) {
    guard !isRemoved else { return }
    isDimmed = isPressed
    updateOpacity()
  }

  // MARK: Appearance

  // J21: only where no view around the button chose a style.
  override func writeEnvironment(to values: inout EnvironmentValues) {
    guard !values.fields.hasChosenForeground else { return }
    values.fields.foregroundStyle = values.isEnabled ? press.appearance.foreground : press.appearance.disabledForeground
  }

  override func writesSameEnvironment(as other: ViewNode) -> Bool {
    guard let other = other as? PlainPressNode else { return false }
    return other.press.appearance === press.appearance
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    updateOpacity()
  }

  private var modelOpacity: Double {
    guard scope.values.isEnabled else { return press.appearance.disabledOpacity }
    return isDimmed ? press.appearance.pressedOpacity : 1
  }

  private func updateOpacity() {
    let new = modelOpacity
    guard new != opacity.model else { return }
    opacity.set(new, in: self)
    invalidateDrawing()
  }

  override var draws: Bool { super.draws || opacity.model < 1 || opacity.isMoving }

  override func renderContent(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let opacity = opacity.shown
    if opacity >= 1 {
      super.renderContent(into: &builder, at: origin)
    } else {
      builder.addGroup(opacity: opacity) { super.renderContent(into: &$0, at: origin) }
    }
  }
}
