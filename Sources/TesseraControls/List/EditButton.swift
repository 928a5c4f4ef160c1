import TesseraCore

/// Begins and ends the editing of the lists of a page.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button that begins and ends the editing. Where nothing keeps an edit mode, it is disabled.
  public init() {}

  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
    .disabled(editMode == nil)
  }
}
