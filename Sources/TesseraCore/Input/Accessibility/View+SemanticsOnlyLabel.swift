extension View {
  /// Semantics of this view that are not visible, such as those of a hidden label.
  nonisolated package func semanticsOnlyLabel<Label: View>(_ label: Label) -> some View {
    background { label.modifier(SemanticsOnlyModifier()) }
  }
}
