import Foundation
import TesseraCore

/// Views on glass that belong together.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameter spacing: how near to each other views flow together, points. Here they keep their shapes.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    content
  }
}
