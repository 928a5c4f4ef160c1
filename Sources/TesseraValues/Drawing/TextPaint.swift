/// What parts of a text are painted with that have no plain color.
nonisolated package struct TextPaint: Equatable, Sendable {
  /// Says which parts.
  package var foreground: TextForeground
  package var paint: Paint

  package init(foreground: TextForeground, paint: Paint) {
    self.foreground = foreground
    self.paint = paint
  }
}
