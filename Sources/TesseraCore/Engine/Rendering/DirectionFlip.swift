import Foundation

nonisolated private struct DirectionFlip: ViewModifier {
  let isEnabled: Bool

  @MainActor func body(content: Content) -> some View {
    DirectionFlipped(isEnabled: isEnabled, content: content)
  }
}

private struct DirectionFlipped<Content: View>: View {
  let isEnabled: Bool
  let content: Content

  @Environment(\.layoutDirection) private var layoutDirection

  init(isEnabled: Bool, content: Content) {
    self.isEnabled = isEnabled
    self.content = content
  }

  var body: some View {
    content.scaleEffect(x: isEnabled && layoutDirection == .rightToLeft ? -1 : 1, y: 1)
  }
}

extension View {
  /// Draws the view as in a mirror where the interface runs from right to left. Its layout stays as it is.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DirectionFlip(isEnabled: enabled))
  }
}
