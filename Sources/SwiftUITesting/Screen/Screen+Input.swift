import SwiftUI
import TesseraCore
import Testing

/// Input at points of the screen.
extension Screen {
  /// Presses and releases at a point.
  ///
  /// - Parameters:
  ///   - point: in points of the screen.
  ///   - inputKind: what is pressed with, such as `.directTouch` for a finger (E17).
  public func tap(at point: CGPoint, with inputKind: GestureInputKinds = .pointer) {
    tap(
      at: point, with: inputKind,
      as: "tap (\(ElementDescription.number(point.x)), \(ElementDescription.number(point.y)))")
  }

  /// Presses and releases at a point while keys such as shift are held down.
  ///
  /// - Parameters:
  ///   - point: in points of the screen.
  ///   - modifiers: the keys that are held.
  ///   - inputKind: what is pressed with, such as `.directTouch` for a finger (E17).
  public func tap(at point: CGPoint, modifiers: EventModifiers, with inputKind: GestureInputKinds = .pointer) {
    tap(
      at: point, modifiers: modifiers, with: inputKind,
      as: "tap (\(ElementDescription.number(point.x)), \(ElementDescription.number(point.y)))")
  }

  func tap(
    at point: CGPoint, modifiers: EventModifiers = [], with inputKind: GestureInputKinds = .pointer, as event: String
  ) {
    graph.pointer.modifiers = modifiers
    defer { graph.pointer.modifiers = [] }
    perform(event) { graph.pointer.pressDown(at: point, with: inputKind) }
    perform(event) { graph.pointer.release() }
  }

  /// Presses, moves in `steps` over a time, and releases.
  public func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 10, over duration: Duration = .milliseconds(200)
  ) async {
    let steps = max(1, steps)
    pressDown(at: start)
    for step in 1...steps {
      await advance(by: duration / steps)
      let share = CGFloat(step) / CGFloat(steps)
      move(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    release()
  }

  /// Presses at a point and holds.
  ///
  /// - Parameters:
  ///   - point: in points of the screen.
  ///   - inputKind: the kind of input (E17).
  public func pressDown(at point: CGPoint, with inputKind: GestureInputKinds = .pointer) {
    perform("press") { graph.pointer.pressDown(at: point, with: inputKind) }
  }

  /// Moves while holding.
  public func move(to point: CGPoint) {
    perform("move") { graph.pointer.move(to: point) }
  }

  /// Lets go.
  public func release() {
    perform("release") { graph.pointer.release() }
  }

  /// Puts two fingers around a point, moves them apart and around each other in `steps` over a time, and lifts them
  /// (E4).
  ///
  /// - Parameters:
  ///   - point: in points of the screen.
  ///   - magnification: how much farther the fingers are apart in the end; below 1 they come together.
  ///   - rotation: how far they turn, clockwise.
  ///   - steps: how many movements there are, at least 1.
  ///   - duration: the time from the first to the last.
  public func pinch(
    at point: CGPoint, magnification: CGFloat = 1, rotation: Angle = .zero, steps: Int = 10,
    over duration: Duration = .milliseconds(200)
  ) async {
    let steps = max(1, steps)
    perform("pinch") { graph.pointer.beginPinch(at: point) }
    for step in 1...steps {
      await advance(by: duration / steps)
      let share = Double(step) / Double(steps)
      let pinch = Pinch(
        magnification: 1 + (magnification - 1) * share, rotation: .radians(rotation.radians * share))
      perform("pinch") { graph.pointer.pinch(pinch) }
    }
    perform("pinch") { graph.pointer.endPinch() }
  }

  /// Moves the pointer to a point without pressing it; nil takes it off the screen.
  public func hover(at point: CGPoint?) {
    perform("hover") { graph.hover.move(to: point) }
  }

  /// The `help` of the view under the pointer; nil if there is none.
  public var help: String? { graph.hover.help }

  /// The style of the pointer where it is.
  public var pointerStyle: PointerStyle {
    flush()
    return PointerStyle(shape: graph.hover.shape)
  }

  /// Presses the pointer's secondary button at a point.
  public func secondaryTap(at point: CGPoint) {
    perform("secondary tap") { graph.pointer.pressSecondary(at: point) }
  }

  /// Moves the content of the scroll view at a point by `delta`, as far as it goes.
  ///
  /// - Parameters:
  ///   - point: in points of the screen.
  ///   - delta: how far the content moves: (0, -60) shows what lies 60 points further down.
  public func scroll(at point: CGPoint, by delta: CGSize) {
    perform("scroll") { graph.scroll(at: point, by: delta) }
  }
}

/// The keyboard.
extension Screen {
  /// Whether the tab key leads to all controls, which space and arrows then work, as it does in a window, or only to
  /// fields and views that are made focusable (E9). False unless set.
  public var usesFullKeyboardAccess: Bool {
    get { graph.focus.reachesAllControls }
    set { perform("keyboard access") { graph.focus.reachesAllControls = newValue } }
  }

  /// Presses a key: handlers around the focus, the focused view and shortcuts receive it.
  public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    perform("key") { graph.keys.press(KeyPress(key, modifiers: modifiers)) }
  }

  /// A key that was pressed comes up again. `key(_:modifiers:)` alone is a press whose end nothing is told of.
  public func releaseKey(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    perform("release key") {
      graph.keys.press(KeyPress(key, modifiers: modifiers, phase: .up))
    }
  }

  /// Shows a text in the field that has the focus as an input method does while it is composed. What is typed next
  /// takes its place; an empty text ends composing.
  public func compose(_ text: String) {
    perform("compose") { (graph.focus.target as? TextInputNode)?.setMarkedText(text, caret: text.count) }
  }

  /// Types a text into the field that has the focus, one key after the other.
  public func type(
    _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    flush()
    guard graph.focus.target != nil else {
      HarnessIssue.record(
        "Cannot type \"\(text)\": nothing has the focus.\n\(describe())",
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
      return
    }
    for character in text { type(character) }
  }

  private func type(_ character: Character) {
    if character.isNewline {
      key(.return)
    } else {
      perform("type \"\(character)\"") { graph.keys.press(KeyPress(KeyEquivalent(character))) }
    }
  }
}
