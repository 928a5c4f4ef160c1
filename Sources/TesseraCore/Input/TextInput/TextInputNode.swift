import Foundation

/// Shows a text and lets it be edited.
package final class TextInputNode: LayoutNode, FocusTarget {
  private(set) var input: TextInput
  var editing: TextEditing
  /// The text that the owner had last.
  private var ownersText: String
  /// The same with attributes, where the text has any.
  private var ownersAttributedText: AttributedString?
  private(set) var hasFocus = false
  /// How far the text is moved, so that the caret is in sight.
  var scroll = CGPoint.zero
  /// The preferred position of the caret while it moves up and down.
  var goalX: CGFloat?
  private var knownLayout: (size: CGSize, layout: any TextLayout, map: CaretMap)?
  /// At which of two places the caret is, where the owner of the selection said so.
  private(set) var affinity = TextSelectionAffinity.automatic
  /// What an input method is composing.
  var marked = MarkedText()
  var lastClick: (time: Duration, location: CGPoint)?
  /// Since when the caret stands where it is, seconds; nil if that is to be noted when it is drawn.
  var caretStart: Double?
  private(set) lazy var caretTicker = DrawingTicker(self)

  init(_ input: TextInput, _ context: NodeContext) {
    self.input = input
    editing = input.attributed.map { TextEditing($0) } ?? TextEditing(input.text)
    ownersText = input.text
    ownersAttributedText = input.attributed
    super.init(context)
    readEnvironment()
    input.control?.attach(to: self)
  }

  func receive(_ newInput: TextInput) {
    let old = input
    input = newInput
    newInput.control?.attach(to: self)
    if let text = newInput.attributed {
      if text != ownersAttributedText {
        ownersAttributedText = text
        adopt(text)
      }
    } else if newInput.text != ownersText {
      ownersText = newInput.text
      adopt(newInput.text)
    }
    if old.prompt != newInput.prompt || old.kind != newInput.kind || old.insets != newInput.insets { textDidChange() }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    textDidChange()
  }

  override func willRemove() {
    super.willRemove()
    caretTicker.stop()
    if hasFocus { graph.requestFrame() }
  }

  // MARK: Text

  /// The characters as they are shown.
  var shownText: String {
    let characters = charactersWithMarked
    return input.kind == .secure ? String(repeating: "\u{2022}", count: characters.count) : String(characters)
  }

  package var isEmpty: Bool { editing.characters.isEmpty && marked.isEmpty }

  var wraps: Bool { input.kind == .growing || input.kind == .editor }

  /// Takes a text that came from its owner.
  private func adopt(_ text: String) {
    guard text != editing.text else { return }
    editing.replaceAll(with: text)
    textDidChange()
  }

  private func adopt(_ text: AttributedString) {
    guard text != editing.attributed else { return }
    editing.replaceAll(with: text)
    textDidChange()
  }

  /// J410
  var isCaretUpstream: Bool {
    (affinity == .automatic ? scope.values.textSelectionAffinity : affinity) == .upstream
  }

  /// Changes the text for the user, and passes it on.
  ///
  /// - Parameter affinity: at which of two places the caret is from now on.
  func edit(_ affinity: TextSelectionAffinity = .automatic, _ change: (inout TextEditing) -> Void) {
    marked = MarkedText()
    let old = editing
    let isAffinityNew = affinity != self.affinity
    self.affinity = affinity
    change(&editing)
    goalX = nil
    let isChanged = editing.characters != old.characters || editing.attributed != old.attributed
    if isChanged, input.delivery == .always { deliver() }
    textDidChange()
    // What is selected in a text with attributes is said in terms of the new text.
    let isSelectionNew = editing.attributed != nil && (isChanged || editing.chosenAttributes != old.chosenAttributes)
    if isSelectionNew || isAffinityNew || editing.selection != old.selection { input.control?.selectionDidChange?() }
  }

  /// Gives the text to its owner, which may change it.
  private func deliver() {
    if editing.attributed != nil { return deliverAttributed() }
    let text = editing.text
    let accepted = input.write(text)
    ownersText = accepted
    if accepted != text { editing.replaceAll(with: accepted) }
  }

  private func deliverAttributed() {
    // J391
    if let formatting = scope.values.textFormatting { editing.correctAttributes(formatting.constrained) }
    guard let text = editing.attributed else { return }
    let accepted = input.writeAttributed(text)
    ownersAttributedText = accepted
    ownersText = String(accepted.characters)
    if accepted != text { editing.replaceAll(with: accepted) }
  }

  /// Hands on what waits for the end of the editing.
  func finishEditing() {
    guard input.delivery == .atEnd else { return }
    deliver()
    textDidChange()
  }

  package func moveCaretToEnd() {
    edit { $0.move(.forward, by: .document) }
  }

  func textDidChange() {
    knownLayout = nil
    caretStart = nil
    invalidateDrawing()
    invalidateLayout(traits: true)
  }

  // MARK: Focus

  package func focusDidChange(_ hasFocus: Bool) {
    self.hasFocus = hasFocus
    if !hasFocus {
      marked = MarkedText()
      finishEditing()
      editing.moveCaret(to: editing.caret)
    }
    input.onEditingChanged(hasFocus)
    invalidateDrawing()
  }

  package var takesFocusByClick: Bool { false }

  // MARK: Layout

  /// The room around the text inside of the node.
  private var insets: EdgeInsets { input.insets }

  /// What stands there: the text, or what is shown in the place of an empty one.
  private var resolved: ResolvedText {
    var environment = scope.values
    if !environment.isEnabled { environment.foregroundStyle = AnyShapeStyle(.tertiary) }
    // The user's text is shown unchanged, and its lines are scrolled, not truncated.
    environment.text.textCase = nil
    return shownContent.resolved(in: environment)
  }

  /// The text as it is shown, with its attributes.
  private var shownContent: Text {
    if var text = editing.attributed {
      if hasMarkedText {
        let marked = AttributedString(String(marked.characters), attributes: editing.typingAttributes)
        text.replaceSubrange(text.range(ofCharacters: editing.selection), with: marked)
      }
      return text._text
    }
    return input.control?.styled?(shownText) ?? Text(verbatim: shownText)
  }

  var resolvedPrompt: ResolvedText? {
    guard let prompt = input.prompt else { return nil }
    var environment = scope.values
    environment.foregroundStyle = AnyShapeStyle(.placeholder)
    return prompt.resolved(in: environment)
  }

  private func lineHeight(of text: ResolvedText) -> CGFloat {
    guard let font = text.runs.first?.attributes.font else { return 0 }
    return text.lineHeight(of: font, graph.textEngine.metrics(of: font))
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    if input.kind == .editor { return proposal.replacingUnspecified(by: 100) }
    let text = resolved
    let shown = isEmpty ? resolvedPrompt ?? text : text
    let ideal = graph.measure(shown).size.width.rounded(.up) + insets.leading + insets.trailing
    let width = proposal.width.isNaN ? ideal : max(proposal.width, 0)
    let count = lineCount(of: shown, inWidth: width - insets.leading - insets.trailing)
    let lines = CGFloat(count) * lineHeight(of: text) + CGFloat(count - 1) * text.lineSpacing
    return CGSize(width: width, height: lines.rounded(.up) + insets.top + insets.bottom)
  }

  /// How many lines are shown: those of the text, within the limits that views around it set.
  private func lineCount(of text: ResolvedText, inWidth width: CGFloat) -> Int {
    guard input.kind == .growing, width.isFinite else { return 1 }
    let limits = scope.values.text
    let lines = graph.layOut(text, width: max(width, 0), maximumLines: nil).lineCount
    let most = limits.lineLimit.map { max($0, 1) } ?? .max
    return max(min(max(lines, 1), most), limits.reservedLines)
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat? {
    if key.builtIn == .listRowSeparatorLeading { return insets.leading }
    guard key.builtIn == .firstTextBaseline || key.builtIn == .lastTextBaseline else { return nil }
    let measure = graph.measure(isEmpty ? resolvedPrompt ?? resolved : resolved)
    return measure.firstBaseline + insets.top
  }

  override func makeSpacing() -> ViewSpacing {
    let size = resolved.runs.first?.attributes.font.size ?? 17
    var spacing = ViewSpacing()
    spacing.top = .text(fontSize: size)
    spacing.bottom = .text(fontSize: size)
    return spacing
  }

  /// The room for the text.
  var textArea: CGRect {
    CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// The text in lines, and where the caret can be in them.
  var laidOut: (layout: any TextLayout, map: CaretMap) {
    if let knownLayout, knownLayout.size == size { return (knownLayout.layout, knownLayout.map) }
    let layout = graph.layOut(resolved, width: wraps ? textArea.width : nil, maximumLines: nil)
    let map = CaretMap(Array(shownText), layout.lineBoxes)
    knownLayout = (size, layout, map)
    return (layout, map)
  }

  /// Where a text of a width begins: lines are aligned in the room that they do not need.
  func leftEdge(ofWidth width: CGFloat) -> CGFloat {
    let room = textArea.width - width
    guard room > 0 else { return 0 }
    return switch scope.values.multilineTextAlignment {
    case .leading: scope.values.layoutDirection == .rightToLeft ? room : 0
    case .center: room / 2
    case .trailing: scope.values.layoutDirection == .rightToLeft ? 0 : room
    }
  }

  /// From the node's own coordinates to those of the text.
  var textOrigin: CGPoint {
    CGPoint(x: textArea.minX + leftEdge(ofWidth: laidOut.layout.size.width), y: textArea.minY) - scroll
  }

  // MARK: Drawing, hits, semantics

  override package var draws: Bool { true }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    renderText(into: &builder, at: origin)
  }

  override func describe(into builder: inout SemanticsBuilder) {
    builder.add(semantics)
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height ? self : nil
  }
}
