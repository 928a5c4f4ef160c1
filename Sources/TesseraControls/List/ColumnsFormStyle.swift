import TesseraCore

/// Controls in a column, without groups.
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// Controls in a column, without groups; the same as `.columns`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 10) { configuration.content }
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Controls in a column, without groups.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
