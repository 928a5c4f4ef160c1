import TesseraCore

/// The properties of a menu that its style shows.
nonisolated public struct MenuStyleConfiguration {
  /// The label of the menu's button, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// The menu's items, type erased.
  nonisolated public struct Content: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}
