/// A modifier whose own changes have transactions of their own.
nonisolated struct ModifierTransaction<Base: ViewModifier>: ViewModifier {
  let base: Base
  let transform: (inout Transaction) -> Void

  @MainActor func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(base) }
  }
}

extension ViewModifier {
  /// This modifier with its changes animated, and not those of the view that it modifies (J333). Nil keeps an animation
  /// from outside away.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// This modifier with changed transactions of its updates, and not those of the view that it modifies (J333).
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ModifierTransaction(base: self, transform: transform)
  }
}
