extension View {
  /// Semantics of this view that are not visible, such as those of a hidden label.
  nonisolated package func unseenLabel<Label: View>(_ label: Label) -> some View {
    background { label.modifier(UnseenModifier()) }
  }
}
