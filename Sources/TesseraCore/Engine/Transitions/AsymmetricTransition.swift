import Foundation

/// One transition to come and another one to go.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: ErasableTransition {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Comes by one transition and goes by another one.
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
