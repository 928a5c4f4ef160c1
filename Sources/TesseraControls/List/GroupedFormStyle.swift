import TesseraCore

/// Groups of rows.
nonisolated public struct GroupedFormStyle: FormStyle {
  /// Groups of rows; the same as `.grouped`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Groups of rows.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
