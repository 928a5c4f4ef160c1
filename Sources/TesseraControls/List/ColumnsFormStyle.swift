import TesseraCore

/// Controls below each other, without groups.
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// Controls below each other, without groups; `.columns` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 10) { configuration.content }
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Controls below each other, without groups.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
