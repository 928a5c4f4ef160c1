import TesseraCore

/// Begins to rename what is around it.
nonisolated public struct RenameButton<Label: View>: View {
  private let label: Label

  @Environment(\.rename) private var rename

  @MainActor public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

nonisolated extension RenameButton where Label == TesseraControls.Label<Text, Image> {
  /// A button "Rename" with a pencil.
  public init() {
    label = TesseraControls.Label("Rename", systemImage: "pencil")
  }
}

nonisolated private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

nonisolated extension EnvironmentValues {
  /// Begins to rename what is around a view; nil where nothing can be renamed.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// What rename buttons in this view do.
  @preconcurrency
  nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Rename buttons in this view give a field the focus.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
