import Foundation

/// The selection among the rows of a list, as keys change it.
nonisolated package struct RowChoice {
  /// Whether several rows can be selected at a time.
  let allowsSeveral: Bool
  let canChoose: (AnyHashable) -> Bool
  let isChosen: (AnyHashable) -> Bool
  /// The selected values.
  let chosen: () -> [AnyHashable]
  /// Replaces the selection.
  let choose: ([AnyHashable]) -> Void

  package init(
    allowsSeveral: Bool, canChoose: @escaping (AnyHashable) -> Bool, isChosen: @escaping (AnyHashable) -> Bool,
    chosen: @escaping () -> [AnyHashable], choose: @escaping ([AnyHashable]) -> Void
  ) {
    self.allowsSeveral = allowsSeveral
    self.canChoose = canChoose
    self.isChosen = isChosen
    self.chosen = chosen
    self.choose = choose
  }

  /// Replaces the selection unless it is equal (J19).
  fileprivate func replace(by values: [AnyHashable]) {
    let old = chosen()
    guard values != old, values.count != old.count || Set(values) != Set(old) else { return }
    choose(values)
  }
}

/// Leads from the rows of a list to the node with their selection.
nonisolated package final class RowChooser: Sendable {
  @MainActor fileprivate weak var node: RowKeysNode?

  package init() {}

  /// A row was clicked: it becomes the selection. With shift, the selection extends to it; with the command or control
  /// key, it is toggled (F40).
  ///
  /// - Parameters:
  ///   - position: of the row among those of the list.
  /// - value: the value of the row.
  @MainActor
  package func click(_ value: AnyHashable, at position: Int) {
    node?.click(value, at: position, with: ViewGraph.running?.pointer.modifiers ?? [])
  }

  /// A row was toggled while the list is edited: further selections extend from there.
  @MainActor
  package func begin(at position: Int) {
    node?.begin(at: position)
  }
}

/// Makes a list focusable, and lets keys and clicks select rows (F40).
nonisolated package struct RowKeysModifier: WrapperModifier {
  /// nil: nothing can be selected.
  let choice: RowChoice?
  let chooser: RowChooser

  package init(_ choice: RowChoice?, _ chooser: RowChooser) {
    self.choice = choice
    self.chooser = chooser
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> RowKeysNode {
    let node = RowKeysNode(choice, context)
    chooser.node = node
    return node
  }

  @MainActor package func update(_ wrapper: RowKeysNode) {
    wrapper.choice = choice
    chooser.node = wrapper
  }
}

/// The arrow keys go from row to row, home and end to the first and the last; with shift they extend the selection.
package final class RowKeysNode: WrapperNode, FocusTarget {
  var choice: RowChoice?
  /// The ends of the selected range: its anchor, and the last position.
  private var anchor: Int?
  private var lead: Int?
  /// The beginning of a title that the user types.
  private var typed = ""
  private var typedAt = Duration.zero

  init(_ choice: RowChoice?, _ context: NodeContext) {
    self.choice = choice
    super.init(context)
  }

  package var wantsFocus: Bool { choice != nil }

  package var choosesRows: Bool { wantsFocus }

  package func focusDidChange(_ hasFocus: Bool) {}

  package func keyWasPressed(_ press: KeyPress) -> Bool {
    if press.modifiers == .command || press.modifiers == .control, press.key == "a" { return selectAll() }
    if press.modifiers.isSubset(of: .shift), !press.key.isNamed, select(typing: press.characters) { return true }
    guard press.modifiers.isSubset(of: .shift), !hasMoveCommand, let choice, let container, !container.rows.isEmpty,
      let target = target(of: press.key, choice, container)
    else { return false }
    // J19: there are no rows beyond the first and the last.
    let isAtEnd = target == lead && (press.key == .upArrow || press.key == .downArrow)
    if !isAtEnd {
      choose(to: target, isExtending: press.modifiers == .shift && choice.allowsSeveral, choice, container)
    }
    reveal(target, container)
    return true
  }

  /// DK35: selects all rows that can be selected, where several can be.
  private func selectAll() -> Bool {
    guard let choice, choice.allowsSeveral, let container else { return false }
    choice.replace(by: container.rows.indices.compactMap { chosenValue(at: $0, choice, container) })
    return true
  }

  /// Selects a row, or all rows from the anchor.
  private func choose(to target: Int, isExtending: Bool, _ choice: RowChoice, _ container: LazyStackNode) {
    let start = isExtending ? anchor ?? lead ?? target : target
    anchor = start
    lead = target
    let range = min(start, target)...max(start, target)
    choice.replace(by: range.compactMap { chosenValue(at: $0, choice, container) })
  }

  fileprivate func click(_ value: AnyHashable, at position: Int, with modifiers: EventModifiers) {
    guard let choice, let container, container.rows.indices.contains(position) else { return }
    if modifiers.contains(.shift), choice.allowsSeveral {
      // The last position counts only as long as it is selected.
      if anchor.map({ container.rows.indices.contains($0) }) != true { _ = currentPosition(choice, container) }
      return choose(to: position, isExtending: true, choice, container)
    }
    begin(at: position)
    guard modifiers.contains(.command) || modifiers.contains(.control) else { return choice.replace(by: [value]) }
    let others = choice.chosen().filter { $0 != value }
    if choice.isChosen(value) {
      choice.replace(by: others)
    } else {
      choice.replace(by: choice.allowsSeveral ? others + [value] : [value])
    }
  }

  fileprivate func begin(at position: Int) {
    anchor = position
    lead = position
  }

  /// Another modifier handles the arrow keys of this view.
  private var hasMoveCommand: Bool {
    ancestors.contains { node in
      if case .move? = (node as? KeyCommandNode)?.command { true } else { false }
    }
  }

  // MARK: Rows

  /// The position that a key moves to; nil for other keys, and if there are no rows.
  private func target(of key: KeyEquivalent, _ choice: RowChoice, _ container: LazyStackNode) -> Int? {
    let count = container.rows.count
    let current = currentPosition(choice, container)
    switch key {
    case .downArrow:
      return next(from: current.map { $0 + 1 } ?? 0, by: 1, choice, container) ?? current
    case .upArrow:
      return next(from: current.map { $0 - 1 } ?? count - 1, by: -1, choice, container) ?? current
    case .home: return next(from: 0, by: 1, choice, container)
    case .end: return next(from: count - 1, by: -1, choice, container)
    default: return nil
    }
  }

  /// The last position, if that row is still selected, or else the first selected row.
  private func currentPosition(_ choice: RowChoice, _ container: LazyStackNode) -> Int? {
    if let lead, isChosen(lead, choice, container) { return lead }
    let first = container.rows.indices.first { isChosen($0, choice, container) }
    lead = first
    anchor = first
    return first
  }

  private func next(from start: Int, by step: Int, _ choice: RowChoice, _ container: LazyStackNode) -> Int? {
    var position = start
    while container.rows.indices.contains(position) {
      if chosenValue(at: position, choice, container) != nil { return position }
      position += step
    }
    return nil
  }

  private func isChosen(_ position: Int, _ choice: RowChoice, _ container: LazyStackNode) -> Bool {
    container.rowValue(at: position).map(choice.isChosen) ?? false
  }

  /// The value of a row, if it can be selected.
  private func chosenValue(at position: Int, _ choice: RowChoice, _ container: LazyStackNode) -> AnyHashable? {
    guard let value = container.rowValue(at: position), choice.canChoose(value) else { return nil }
    return container.element(at: position)?.trait(SelectionDisabledKey.self) == true ? nil : value
  }

  private func reveal(_ position: Int, _ container: LazyStackNode) {
    guard container.rows.indices.contains(position) else { return }
    let destination: ScrollDestination =
      switch container.rows[position].content {
      case .element(let element): .node(element)
      case .source(let source, let index): .row(source: source, index: index)
      }
    _ = container.enclosingScrollNode?.reveal(destination, anchor: nil)
  }

  // MARK: Typed titles

  /// J415: selects the next row whose title begins with what was typed. A pause begins another title.
  private func select(typing characters: String) -> Bool {
    guard let choice, let container, let first = characters.first, first.isLetter || first.isNumber || !typed.isEmpty,
      !hasMoveCommand
    else { return false }
    let now = graph.clockTime
    if now - typedAt > Self.typingPause { typed = "" }
    let isNew = typed.isEmpty
    typed += characters
    typedAt = now
    let current = currentPosition(choice, container) ?? -1
    let count = container.rows.count
    let start = isNew ? current + 1 : max(current, 0)
    for step in 0..<count {
      let position = (start + step) % count
      guard container.title(at: position)?.begins(with: typed) == true,
        chosenValue(at: position, choice, container) != nil
      else { continue }
      choose(to: position, isExtending: false, choice, container)
      reveal(position, container)
      break
    }
    return true
  }

  /// How long after a character the next one belongs to the same title.
  private static let typingPause = Duration.seconds(1)

  private var container: LazyStackNode? {
    var waiting: ContiguousArray<LayoutNode> = [self]
    var next = 0
    while next < waiting.count {
      let node = waiting[next]
      next += 1
      if let container = node as? LazyStackNode { return container }
      node.forEachLayoutChild { waiting.append($0) }
    }
    return nil
  }
}

/// What a row is called by users who type to select it.
nonisolated struct TypeSelectKey: ViewTraitKey {
  typealias Value = Text?
}

extension View {
  /// Sets what is typed to select this row of a list; nil for its title (J415).
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
    trait(TypeSelectKey.self, text)
  }

  /// Sets what is typed to select this row of a list, which is looked up in the program's strings (J415).
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelectEquivalent(Text(stringKey))
  }

  /// Sets what is typed to select this row of a list, as it is (J415).
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    typeSelectEquivalent(Text(string))
  }
}

extension String {
  /// Whether the string begins with another one, in the eyes of readers: capitals and accents do not count.
  nonisolated fileprivate func begins(with start: String) -> Bool {
    range(of: start, options: [.caseInsensitive, .diacriticInsensitive, .anchored]) != nil
  }
}

extension LazyStackNode {
  /// The element of an existing row; nil for others.
  fileprivate func element(at position: Int) -> LayoutNode? {
    guard rows.indices.contains(position) else { return nil }
    return switch rows[position].content {
    case .element(let element): element
    case .source(let source, let index): source.rowNode(at: index)?.firstElement
    }
  }

  /// What is typed to select a row: its own text, or its title. A row that was not made yet is made for that.
  fileprivate func title(at position: Int) -> String? {
    guard rows.indices.contains(position), rows[position].place.kind == .row else { return nil }
    if case .source(let source, let index) = rows[position].content, source.rowNode(at: index) == nil {
      _ = source.makeRow(at: index)
      defer { source.dropRow(at: index) }
      return titleOfMadeRow(at: position)
    }
    return titleOfMadeRow(at: position)
  }

  private func titleOfMadeRow(at position: Int) -> String? {
    guard let element = element(at: position) else { return nil }
    if let text = element.trait(TypeSelectKey.self) ?? nil { return text.resolvedString(in: element.scope.values) }
    return element.semanticsOfSubtree()?.label
  }

  /// Scrolls so that a row is at the top.
  func showAtTop(_ position: Int) {
    let destination: ScrollDestination =
      switch rows[position].content {
      case .element(let element): .node(element)
      case .source(let source, let index): .row(source: source, index: index)
      }
    graph.scrolling.add(ScrollRequest(scope: self, to: destination))
  }

  /// The selection value of a row; nil for headers, footers and rows without a value.
  fileprivate func rowValue(at position: Int) -> AnyHashable? {
    guard rows.indices.contains(position), rows[position].place.kind == .row else { return nil }
    if let tag = element(at: position)?.trait(TagTraitKey.self) { return tag.value }
    guard case .source(let source, let index) = rows[position].content else { return nil }
    return source.rowID(at: index)
  }
}
