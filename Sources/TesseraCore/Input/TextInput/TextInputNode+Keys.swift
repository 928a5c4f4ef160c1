import Foundation

extension TextInputNode {
  package func keyWasPressed(_ press: KeyPress) -> Bool {
    let keys = press.modifiers
    let isExtending = keys.contains(.shift)
    switch press.key {
    case .leftArrow: move(leftwards: true, keys)
    case .rightArrow: move(leftwards: false, keys)
    case .upArrow: moveLine(by: -1, isExtending)
    case .downArrow: moveLine(by: 1, isExtending)
    case .home: edit { $0.move(.backward, by: keys.isCommanding ? .document : .line, extending: isExtending) }
    case .end: edit { $0.move(.forward, by: keys.isCommanding ? .document : .line, extending: isExtending) }
    case .delete: edit { $0.delete(.backward, by: keys.unit) }
    case .deleteForward: edit { $0.delete(.forward, by: keys.unit) }
    case .return: return submit()
    case .tab:
      guard input.kind == .editor, keys.isEmpty else { return false }
      edit { $0.insert("\t") }
    default:
      if keys.isCommanding { return command(press) }
      guard !press.key.isNamed, !press.characters.isEmpty else { return false }
      edit { $0.insert(press.characters) }
    }
    return true
  }

  /// A step to the left is one backward where lines run to the right.
  private func move(leftwards: Bool, _ keys: EventModifiers) {
    let isBackward = leftwards != (scope.values.layoutDirection == .rightToLeft)
    edit { $0.move(isBackward ? .backward : .forward, by: keys.unit, extending: keys.contains(.shift)) }
  }

  /// The caret stays below each other on its way through lines of different lengths.
  private func moveLine(by distance: Int, _ isExtending: Bool) {
    let map = laidOut.map
    let x = goalX ?? map.caret(at: editing.caret, isUpstream: isCaretUpstream).minX
    let end = distance < 0 ? 0 : editing.characters.count
    let target = map.offset(from: editing.caret, lines: distance, x: x, isUpstream: isCaretUpstream) ?? end
    edit { $0.moveCaret(to: target, extending: isExtending) }
    goalX = x
  }

  /// Return ends a line where there can be several, and submits otherwise (E11).
  private func submit() -> Bool {
    guard !wraps else {
      edit { $0.insert("\n") }
      return true
    }
    finishEditing()
    let actions = scope.values.submitActions
    let isHandled = input.onCommit != nil || actions.handles(.text) || input.delivery == .atEnd
    input.onCommit?()
    actions.submit(.text)
    return isHandled
  }

  /// Keys that are held with the command or control key.
  private func command(_ press: KeyPress) -> Bool {
    switch press.key.character.lowercased() {
    case "b" where editing.attributed != nil: toggle(.bold)
    case "i" where editing.attributed != nil: toggle(.italic)
    case "u" where editing.attributed != nil: toggle(.underline)
    case "f" where input.kind == .editor:
      guard let find = input.control?.find else { return false }
      find()
    case "a": edit { $0.selectAll() }
    case "z" where press.modifiers.contains(.shift): edit { $0.redo() }
    case "z": edit { $0.undo() }
    case "c": copy()
    case "x":
      guard editing.hasSelection else { return false }
      copy()
      edit { $0.delete(.backward) }
    case "v":
      graph.clipboard.read { [weak self] in self?.paste($0) }
    default: return false
    }
    return true
  }

  /// Hidden characters are not copied either.
  private func copy() {
    guard editing.hasSelection, input.kind != .secure else { return }
    graph.clipboard.write(editing.selectedText)
  }

  /// Takes what was copied, which may come later.
  private func paste(_ text: String) {
    guard !isRemoved, hasFocus else { return }
    graph.perform { edit { $0.insert(wraps ? text : text.replacing(/\s*\R\s*/, with: " ")) } }
  }
}

extension EventModifiers {
  /// Whether a key that commands is held: of a Mac's keyboard or of a PC's.
  nonisolated fileprivate var isCommanding: Bool { contains(.command) || contains(.control) }

  /// What a movement goes over while the keys are held.
  nonisolated fileprivate var unit: TextEditing.Unit {
    if contains(.command) { return .line }
    return contains(.option) || contains(.control) ? .word : .character
  }
}
