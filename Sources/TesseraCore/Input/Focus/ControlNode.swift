import Foundation

/// A control that keys operate, with full keyboard access (E9).
package class ControlNode: WrapperNode, FocusTarget {
  private var hasFocus = false

  package final var wantsFocus: Bool { graph.focus.reachesAllControls }

  /// E9: a view that can only be activated is not focused by a click.
  package final var takesFocusByClick: Bool { false }

  package final func focusDidChange(_ hasFocus: Bool) {
    self.hasFocus = hasFocus
    invalidateDrawing()
  }

  package func keyWasPressed(_ press: KeyPress) -> Bool { false }

  // MARK: The ring around the control that has the focus

  private static let ringWidth: CGFloat = 3
  private static let ringRadius: CGFloat = 8
  private static let ringOpacity = 0.6

  override var draws: Bool { hasFocus }

  /// Draws what the ring is around. Overridden.
  func renderContent(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    super.render(into: &builder, at: origin)
  }

  override final func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    renderContent(into: &builder, at: origin)
    guard hasFocus, scope.values.isFocusEffectEnabled else { return }
    let color = Color.accentColor.opacity(Self.ringOpacity).resolve(in: scope.values)
    builder.add(origin: origin, size: shownSize) { frame in
      let outline = frame.insetBy(dx: -Self.ringWidth / 2, dy: -Self.ringWidth / 2)
      let ring = Path(roundedRect: outline, cornerRadius: min(Self.ringRadius, outline.height / 2))
      return [.stroke(ring, .color(color), StrokeStyle(lineWidth: Self.ringWidth))]
    }
  }
}
