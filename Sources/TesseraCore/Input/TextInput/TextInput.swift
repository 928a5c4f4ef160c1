import Foundation

/// A place to write text in, without any border: what text fields and editors are made of.
nonisolated package struct TextInput: PrimitiveView {
  package enum Kind: Equatable, Sendable {
    /// One line.
    case field
    /// One line whose characters are hidden.
    case secure
    /// As many lines as it takes.
    case growing
    /// All the space that is offered.
    case editor
  }

  /// When written text is passed to its owner.
  package enum Delivery: Equatable, Sendable {
    /// With each change (F46).
    case always
    /// When it is submitted or loses the focus (F46).
    case atEnd
  }

  package var kind: Kind
  package var delivery: Delivery
  /// The text as its owner has it now.
  package var text: String
  /// The label of the text.
  package var label: Text
  /// Shown in the place of an empty text.
  package var prompt: Text?
  /// The room around the text that belongs to the input.
  package var insets: EdgeInsets
  /// Writes a new text and returns the accepted one.
  package var write: @MainActor (String) -> String
  package var onEditingChanged: @MainActor (Bool) -> Void
  package var onCommit: (@MainActor () -> Void)?
  /// Lets its owner select in the text and give parts of it attributes.
  package var control: TextInputControl?
  /// The text with attributes that the user edits along with it; nil for a text without (J390).
  package var attributed: AttributedString?
  /// Writes a new text with attributes and returns the accepted one.
  package var writeAttributed: @MainActor (AttributedString) -> AttributedString = { $0 }

  package init(
    kind: Kind, delivery: Delivery = .always, text: String, label: Text, prompt: Text? = nil,
    insets: EdgeInsets = EdgeInsets(), write: @escaping @MainActor (String) -> String,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: (@MainActor () -> Void)? = nil, control: TextInputControl? = nil
  ) {
    self.kind = kind
    self.delivery = delivery
    self.text = text
    self.label = label
    self.prompt = prompt
    self.insets = insets
    self.write = write
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
    self.control = control
  }

  /// The same input with a control.
  package func controlled(by control: TextInputControl) -> TextInput {
    var input = self
    input.control = control
    return input
  }

  @MainActor package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    TextInputNode(view, context)
  }

  @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: TextInputNode.self).receive(view)
  }
}
