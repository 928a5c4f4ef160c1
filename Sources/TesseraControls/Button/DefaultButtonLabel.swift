import TesseraCore

/// The label of a button that is described by its role alone.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  @MainActor public var body: some View {
    switch role {
    case .close: Image(systemName: "xmark").accessibilityLabel("Close")
    case .confirm: Image(systemName: "checkmark").accessibilityLabel("Done")
    case .destructive: Text("Delete")
    default: Text("Cancel")
    }
  }
}

nonisolated extension Button where Label == DefaultButtonLabel {
  /// A button with the title of its role.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
