import TesseraCore

/// Whether the content of a list can be edited at the moment.
public enum EditMode: Hashable, Sendable {
  /// It is not edited.
  case inactive
  /// Editing that ends with the next tap elsewhere, as after a swipe.
  case transient
  /// It is edited until the user says that it is done.
  case active

  /// Whether it is edited, in either way.
  public var isEditing: Bool { self != .inactive }
}

nonisolated private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

nonisolated extension EnvironmentValues {
  /// Whether lists around or in a view are edited; nil where nothing keeps that.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Stores whether the lists in a view are edited, unless a view outside does.
struct EditModeScope<Content: View>: View {
  let content: Content

  @State private var editMode = EditMode.inactive

  init(_ content: Content) {
    self.content = content
  }

  var body: some View {
    content.environment(\.editMode, $editMode)
  }
}
