import Foundation
import TesseraCore

/// A translucent material that lets through what is behind it.
nonisolated public struct Glass: Equatable, Sendable {
  enum Kind {
    case regular, clear, identity
  }

  let kind: Kind
  private(set) var tintColor: Color?

  /// The usual one.
  public static let regular = Glass(kind: .regular)
  /// One that hides less.
  public static let clear = Glass(kind: .clear)
  /// None.
  public static let identity = Glass(kind: .identity)

  /// Glass of a color; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tintColor = color
    return glass
  }

  /// The same glass: here, glass does not move below the pointer.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Glass behind a view.
struct GlassBackground<S: Shape>: View {
  let glass: Glass
  let shape: S

  @Environment(\.colorScheme) private var colorScheme

  init(glass: Glass, shape: S) {
    self.glass = glass
    self.shape = shape
  }

  var body: some View {
    if glass.kind != .identity {
      ZStack {
        shape.fill(glass.kind == .clear ? AnyShapeStyle(.ultraThinMaterial) : AnyShapeStyle(.regularMaterial))
        if let tint = glass.tintColor { shape.fill(tint.opacity(0.8)) }
        shape.stroke(Color.white.opacity(colorScheme == .dark ? 0.15 : 0.6), lineWidth: 0.5)
      }
      .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
    }
  }
}

nonisolated private struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S

  @MainActor func body(content: Content) -> some View {
    content.modifier(GlassPlace(glass: glass, shape: shape))
  }
}

extension View {
  /// Puts glass behind the view.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }
}
