/// What text is colored with.
nonisolated package struct TextForeground: Hashable, Sendable {
  package let style: AnyShapeStyle

  package init<Style: ShapeStyle>(_ style: Style) {
    self.style = AnyShapeStyle(style)
  }

  /// Styles that cannot be compared are different.
  package static func == (left: TextForeground, right: TextForeground) -> Bool {
    left.style.isEqual(to: right.style)
  }

  /// Styles have no hash value.
  package func hash(into hasher: inout Hasher) {}
}
