import Foundation

/// Makes a view a button, also for assistive technology.
nonisolated package struct PressModifier: WrapperModifier {
  var onPressingChanged: @MainActor (Bool) -> Void
  var action: @MainActor () -> Void
  /// Whether a press anywhere in a row of a list activates this view.
  var fillsRow = false

  @MainActor package func makeWrapper(_ context: _NodeContext) -> PressNode {
    PressNode(self, context)
  }

  @MainActor package func update(_ wrapper: PressNode) {
    wrapper.modifier = self
  }
}

/// Something that reacts to a press as a button does.
@MainActor
protocol PressTarget: LayoutNode {
  func setPressed(_ newValue: Bool)

  func performAction()
}

/// Acts as a button does: on release inside, with excursions allowed (E8).
package final class PressNode: ControlNode, PressReceiver, PressTarget {
  var modifier: PressModifier
  private var isPressed = false

  init(_ modifier: PressModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func describe(into builder: inout SemanticsBuilder) {
    let inner = builder.collect { super.describe(into: &$0) }
    var button = SemanticsElement(combining: inner, role: .button, node: self)
    button.absorb(inner)
    builder.add(button)
  }

  var fillsRow: Bool { modifier.fillsRow }

  func makeRecognizer() -> any AnyGestureRecognizer {
    ButtonRecognizer(self)
  }

  /// Acts without a press, as a shortcut does.
  func performAction() {
    modifier.action()
  }

  package override func keyWasPressed(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, press.key == .space || press.key == .return else { return false }
    performAction()
    return true
  }

  func setPressed(_ newValue: Bool) {
    guard newValue != isPressed else { return }
    isPressed = newValue
    modifier.onPressingChanged(newValue)
  }
}

/// Recognizes every press from the beginning; the action runs if it ends over the button.
final class ButtonRecognizer: PointerRecognizer<Bool> {
  unowned private let button: any PressTarget
  private var isDelivered = false

  init(_ button: any PressTarget) {
    self.button = button
    super.init()
  }

  /// How long a button is held before it acts again, and then how often, seconds.
  private static let repeatDelay = Duration.milliseconds(500)
  private static let repeatInterval = Duration.milliseconds(100)
  /// When a button that is held down acts again; nil if it does not.
  private var nextAction: Duration?
  private var isActionDue = false
  private var hasRepeated = false

  override var deadline: Duration? { nextAction }

  override func follow(_ event: GestureEvent) {
    guard event.kind != .waited else { return repeatIfDue(at: event.time) }
    if event.kind == .down, button.scope.values.buttonRepeatBehavior == .enabled {
      nextAction = event.time + Self.repeatDelay
    } else if event.kind == .up {
      nextAction = nil
    }
    let isInside = button.graph.pointer.isOver(button, at: event.location)
    phase = event.kind == .up ? .ended(isInside) : .active(isInside)
  }

  private func repeatIfDue(at time: Duration) {
    guard let due = nextAction, time >= due else { return }
    nextAction = due + Self.repeatInterval
    isActionDue = true
  }

  override func deliver(_ pass: GestureDelivery) {
    guard pass == .actions, !isDelivered else { return }
    switch phase {
    case .active(let isInside):
      button.setPressed(isInside)
      if isActionDue, isInside {
        hasRepeated = true
        button.performAction()
      }
      isActionDue = false
    case .ended(let isInside):
      isDelivered = true
      button.setPressed(false)
      if isInside, !hasRepeated { button.performAction() }
    case .possible, .failed: break
    }
  }

  override func cancel() {
    super.cancel()
    nextAction = nil
    button.setPressed(false)
  }
}

extension View {
  /// Makes the view react as a button does (E8): for controls.
  ///
  /// The type of the result is explicit: in generic code, an opaque one is looked up each time.
  nonisolated package func onPress(
    _ action: @escaping @MainActor () -> Void, fillsRow: Bool = false,
    onPressingChanged: @escaping @MainActor (Bool) -> Void
  ) -> ModifiedContent<Self, PressModifier> {
    modifier(PressModifier(onPressingChanged: onPressingChanged, action: action, fillsRow: fillsRow))
  }
}
