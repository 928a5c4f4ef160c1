import SwiftUI

/// Edits a note: the text, and a line below it that counts.
public struct NotepadView: View {
  @Binding private var note: Note
  private let isEditable: Bool
  @AppStorage(NotepadSettings.sizeKey) private var size = NotepadSettings.usualSize
  @FocusState private var isWriting: Bool

  public init(note: Binding<Note>, isEditable: Bool = true) {
    _note = note
    self.isEditable = isEditable
  }

  public var body: some View {
    VStack(spacing: 0) {
      TextEditor(text: $note.text)
        .font(.system(size: size))
        .padding(.horizontal, 8)
        .disabled(!isEditable)
        .focused($isWriting)
        .accessibilityLabel("Note")
      Divider()
      HStack {
        Text(note.summary)
        Spacer()
        if !isEditable { Label("Locked", systemImage: "lock") }
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
    }
    .onAppear { isWriting = isEditable }
  }
}

#Preview("A note", traits: .fixedLayout(width: 480, height: 320)) {
  NotepadView(note: .constant(Note(text: "Milk, bread and butter.\n\nTea for four.")))
}
