import TesseraCore

/// Panes side by side with dividers between them that the user drags (F51).
///
/// Each pane is at least as wide as its smallest width and at most as wide as its largest. At first, panes share the width
/// as they would in an `HStack`. Where there are fewer than two panes, there is no divider.
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Panes side by side.
  ///
  /// - Parameter content: the panes, from the leading to the trailing one.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    SplitPanes(axis: .horizontal, content: content)
  }
}
