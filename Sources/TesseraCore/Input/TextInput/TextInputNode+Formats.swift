import Foundation

/// What users give to parts of a text with attributes (J392).
nonisolated package enum TextFormat: Sendable {
  case bold, italic, underline
  /// The size of the letters times this.
  case scaled(CGFloat)
}

extension TextInputNode {
  /// Gives a format to what is selected, or to what is typed next; takes it away where all of that has it.
  func toggle(_ format: TextFormat) {
    let (environment, font) = (scope.values, scope.values.font ?? .default)
    let context = environment.fontResolutionContext
    let runs = editing.selectedAttributes
    switch format {
    case .bold:
      let isOn = runs.allSatisfy { ($0.font ?? font).resolve(in: context).isBold }
      edit { $0.changeAttributes { $0.font = ($0.font ?? font).bold(!isOn) } }
    case .italic:
      let isOn = runs.allSatisfy { ($0.font ?? font).resolve(in: context).isItalic }
      edit { $0.changeAttributes { $0.font = ($0.font ?? font).italic(!isOn) } }
    case .underline:
      let isOn = runs.allSatisfy { $0.underlineStyle != nil }
      edit { $0.changeAttributes { $0.underlineStyle = isOn ? nil : .single } }
    case .scaled(let factor):
      edit { $0.changeAttributes { $0.font = ($0.font ?? font).scaled(by: factor) } }
    }
  }
}

nonisolated extension TextEditing {
  /// The attributes of each run of what is selected, or of what is typed next.
  fileprivate var selectedAttributes: [AttributeContainer] {
    guard hasSelection, let attributed else { return [typingAttributes] }
    return attributed[attributed.range(ofCharacters: selection)].runs.map(\.attributes)
  }
}

extension SurfaceAccess {
  /// Whether a text is edited whose parts can have formats.
  @MainActor
  package var hasFormattedText: Bool {
    (graph?.focus.target as? TextInputNode)?.editing.attributed != nil
  }

  /// Gives a format to what is selected in the text that has the focus. Nothing happens where no text with attributes is edited.
  @MainActor
  package func toggleFormat(_ format: TextFormat) {
    guard hasFormattedText, let node = graph?.focus.target as? TextInputNode else { return }
    node.toggle(format)
  }
}
