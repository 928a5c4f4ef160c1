/// How a view appears and disappears (D41).
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view as it is drawn on its way.
  associatedtype Body: View

  /// The view that comes and goes, as a placeholder.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase of the transition. In the phase `identity` it should be unchanged.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view in a phase of the transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(source: ViewSource(content)), phase: phase)
  }

  /// This transition and another one at the same time.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    TransitionWithAnimation(base: self, animation: animation)
  }
}

/// Two transitions at the same time.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: ErasableTransition {
  let first: First
  let second: Second

  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  @MainActor var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }

  @MainActor static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
}

/// A transition with an animation of its own.
nonisolated struct TransitionWithAnimation<Base: Transition>: ErasableTransition {
  let base: Base
  let animation: Animation?

  init(base: Base, animation: Animation?) {
    self.base = base
    self.animation = animation
  }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }

  @MainActor var erased: AnyTransition { AnyTransition(base).animation(animation) }

  @MainActor static var properties: TransitionProperties { Base.properties }
}

/// A transition that can be type-erased.
@MainActor
protocol ErasableTransition: Transition {
  var erased: AnyTransition { get }
}
