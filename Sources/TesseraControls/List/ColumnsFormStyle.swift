import TesseraCore

/// Controls in a column, without groups.
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// Controls in a column, without groups; the same as `.columns`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ColumnsForm(content: configuration.content)
  }
}

/// Labels and controls in columns on a desktop, below each other elsewhere.
private struct ColumnsForm<Content: View>: View {
  let content: Content

  @Environment(\.idiom) private var idiom

  var body: some View {
    if idiom == .desktop {
      FormColumns(content: content)
    } else {
      VStack(alignment: .leading, spacing: DesktopMetrics.formSpacing) { content }
    }
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Controls in a column, without groups.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
