import Foundation

extension TextInputNode: PressReceiver {
  func makeRecognizer() -> any AnyGestureRecognizer {
    TextPressRecognizer(self)
  }

  /// The place of the caret that is nearest to a point of the surface.
  func offset(at location: CGPoint) -> Int {
    guard !isEmpty else { return 0 }
    let point = location - frameInSurface.origin - textOrigin
    return laidOut.map.offset(at: point)
  }

  /// A click puts the caret somewhere, a second one at once selects a word. The first one of all gives the focus.
  fileprivate func click(at location: CGPoint) {
    guard isFocusable else { return }
    if !hasFocus { graph.focus.move(to: self) }
    let offset = offset(at: location)
    if isSecondClick(at: location) {
      edit { $0.selectWord(at: offset) }
    } else {
      edit { $0.moveCaret(to: offset) }
    }
  }

  private func isSecondClick(at location: CGPoint) -> Bool {
    let now = graph.clockTime
    defer { lastClick = (now, location) }
    guard let lastClick, now - lastClick.time <= PressSession.multipleClickInterval else { return false }
    let distance = hypot(location.x - lastClick.location.x, location.y - lastClick.location.y)
    return distance < PressSession.tapTolerance
  }

  fileprivate func select(from start: CGPoint, to end: CGPoint) {
    guard hasFocus else { return }
    let range = (offset(at: start), offset(at: end))
    edit { editing in
      editing.moveCaret(to: range.0)
      editing.moveCaret(to: range.1, extending: true)
    }
  }
}

/// Clicks in a text, and drags over it.
private final class TextPressRecognizer: PointerRecognizer<Bool> {
  unowned private let node: TextInputNode
  private var event: GestureEvent?

  init(_ node: TextInputNode) {
    self.node = node
    super.init()
  }

  override func follow(_ event: GestureEvent) {
    guard event.kind != .waited else { return }
    self.event = event
    phase = event.kind == .up ? .ended(true) : .active(true)
  }

  override func deliver(_ pass: GestureDelivery) {
    guard pass == .actions, let event else { return }
    self.event = nil
    let isDrag = event.distance >= PressSession.tapTolerance
    switch event.kind {
    case .moved where isDrag: node.select(from: event.start, to: event.location)
    case .up where !isDrag: node.click(at: event.location)
    default: break
    }
  }
}
