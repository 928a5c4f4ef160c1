import Foundation
import TesseraCore

/// Views on glass that belong together. Those of a union share one piece of glass (J401).
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameter spacing: how near to each other views flow together, points. Here they keep their shapes.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    content
      .environment(\.isInGlassContainer, true)
      .backgroundPreferenceValue(GlassUnionKey.self) { parts in
        GeometryReader { proxy in
          ForEach(GlassUnionPart.unions(of: parts, in: proxy), id: \.id) { union in
            GlassBackground(glass: union.glass, shape: union.shape)
              .frame(width: union.frame.width, height: union.frame.height)
              .position(x: union.frame.midX, y: union.frame.midY)
          }
        }
      }
      .transformPreference(GlassUnionKey.self) { $0 = [] }
  }
}
