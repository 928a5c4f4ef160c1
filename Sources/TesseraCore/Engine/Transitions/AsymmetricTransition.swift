import Foundation

/// One transition for the insertion and another one for the removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: ErasableTransition {
  /// How the view appears.
  public var insertion: Insertion
  /// How the view disappears.
  public var removal: Removal

  /// Appears with one transition and disappears with another one.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let coming = insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase)
    removal.apply(content: coming, phase: phase == .willAppear ? .identity : phase)
  }

  @MainActor var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }

  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}
