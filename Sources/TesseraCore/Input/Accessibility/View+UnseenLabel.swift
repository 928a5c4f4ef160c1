extension View {
  /// A meaning for this view that nobody sees, such as a label that is hidden.
  nonisolated package func unseenLabel<Label: View>(_ label: Label) -> some View {
    background { label.modifier(UnseenModifier()) }
  }
}
