import TesseraCore

/// Panes one above the other with dividers between them that the user drags (F51).
///
/// Each pane is at least as high as its smallest height and at most as high as its largest. At first, panes share the
/// height as they would in a `VStack`. Where there are fewer than two panes, there is no divider.
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Panes one above the other.
  ///
  /// - Parameter content: the panes, from the uppermost to the lowest one.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    SplitPanes(axis: .vertical, content: content)
  }
}
