import TesseraCore

/// The properties of a form that its style shows.
nonisolated public struct FormStyleConfiguration {
  /// The form's content, type erased.
  nonisolated public struct Content: View {
    let content: AnyView

    @MainActor public var body: some View {
      content
    }
  }

  /// The controls and sections.
  public let content: Content
}
