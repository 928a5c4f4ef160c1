import Foundation

/// A link in a text: acts as a button does, where its characters are.
final class TextLinkNode: ControlNode, PressReceiver, PressTarget {
  let span: TextLinkSpan
  /// Where the characters are, line by line, in the coordinates of the text.
  private(set) var areas: [CGRect] = []

  init(_ span: TextLinkSpan, _ context: NodeContext) {
    self.span = span
    super.init(context)
  }

  /// The text was laid out: its first line stands for the link wherever one place is asked for.
  func place(in newAreas: [CGRect]) {
    areas = newAreas
    let first = newAreas.first ?? .zero
    place(at: first.origin, LayoutProposal(first.size))
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    proposal.replacingUnspecified(by: 0)
  }

  override func describe(into builder: inout SemanticsBuilder) {
    builder.add(SemanticsElement(role: .link, label: span.label, node: self))
  }

  func makeRecognizer() -> any AnyGestureRecognizer {
    ButtonRecognizer(self)
  }

  func setPressed(_ newValue: Bool) {}

  func performAction() {
    scope.values.openURL(span.link.url)
  }

  override func keyWasPressed(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, press.key == .space || press.key == .return else { return false }
    performAction()
    return true
  }
}
