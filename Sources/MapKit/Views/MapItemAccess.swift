/// Makes a place something that can be pressed, and an element for assistive technology (MK18).
struct MapItemAccess: ViewModifier {
  /// Nil for what the view itself says.
  let label: Text?
  let isSelected: Bool
  let select: (@MainActor () -> Void)?

  func body(content: Content) -> some View {
    if let select {
      content
        .onTapGesture(perform: select)
        .modifier(ItemElement(label: label))
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
        .accessibilityAction(.default, select)
    } else {
      content.modifier(ItemElement(label: label))
    }
  }
}

private struct ItemElement: ViewModifier {
  let label: Text?

  func body(content: Content) -> some View {
    if let label {
      content.accessibilityElement(children: .ignore).accessibilityLabel(label)
    } else {
      content.accessibilityElement(children: .combine)
    }
  }
}
