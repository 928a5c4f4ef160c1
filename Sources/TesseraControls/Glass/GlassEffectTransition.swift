import TesseraCore

/// How glass comes and goes (J402).
nonisolated public struct GlassEffectTransition: Hashable, Sendable {
  private enum Kind: Hashable {
    case identity, matchedGeometry, materialize
  }

  private let kind: Kind

  /// It is there, and it is gone.
  public static let identity = GlassEffectTransition(kind: .identity)
  /// It moves out of the glass with the same id, and fades where there is none.
  public static let matchedGeometry = GlassEffectTransition(kind: .matchedGeometry)
  /// It fades and grows in its place.
  public static let materialize = GlassEffectTransition(kind: .materialize)

  @MainActor var transition: AnyTransition {
    switch kind {
    case .identity: .identity
    case .matchedGeometry: .opacity
    case .materialize: .opacity.combined(with: .scale(scale: 0.9))
    }
  }
}

extension View {
  /// Sets how this view with its glass comes and goes (J402).
  @MainActor @preconcurrency public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self.transition(transition.transition)
  }

  /// Has glass move out of the place of the glass with the same id when one is replaced by the other (J402).
  ///
  /// - Parameter id: nil for glass that does not move.
  @ViewBuilder
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    if let id {
      matchedGeometryEffect(id: id, in: namespace)
    } else {
      self
    }
  }
}
