import Foundation
import TesseraCore

/// Commands that change the text which is selected: its letters become capitals, small, or capitals at the beginnings of words
/// (J154). Finding, spelling and speaking are not among them.
nonisolated public struct TextEditingCommands: Commands {
  /// Commands that change the text which is selected.
  public init() {}

  @MainActor public var body: some Commands {
    CommandGroup(after: .textEditing) { TransformationCommands() }
  }
}

private struct TransformationCommands: View {
  @Environment(\.surfaceAccess) private var surface

  var body: some View {
    Menu("Transformations") {
      Button("Make Upper Case") { surface.changeSelectedText { $0.uppercased() } }
      Button("Make Lower Case") { surface.changeSelectedText { $0.lowercased() } }
      Button("Capitalize") { surface.changeSelectedText { $0.capitalized } }
    }
  }
}
