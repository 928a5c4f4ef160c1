import TesseraCore

/// The platform's own choice: a rounded background with the heading in it.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The platform's own choice; the same as `.automatic`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupBoxAppearance(label: configuration.label, content: configuration.content)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The platform's own choice: a rounded background with the heading in it.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
