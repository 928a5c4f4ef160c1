import Foundation

/// A type-erased transition: how a view appears and disappears (D41).
nonisolated public struct AnyTransition {
  /// The drawing in a phase.
  typealias Drawing = (TransitionPhase) -> TransitionFigures

  /// The drawing of the built-in transitions.
  var drawing: Drawing
  /// Custom transitions, innermost first.
  var customs: [AnyTransitionBox] = []
  var hasMotion = true
  /// The animations of insertion and removal, if they have their own.
  var insertionAnimation: Animation??
  var removalAnimation: Animation??

  init(hasMotion: Bool = true, _ drawing: @escaping Drawing) {
    self.drawing = drawing
    self.hasMotion = hasMotion
  }

  /// A type-erased transition.
  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) {
    if let known = transition as? any ErasableTransition {
      self = known.erased
    } else {
      self.init(hasMotion: T.properties.hasMotion) { _ in TransitionFigures() }
      customs = [TypedTransitionBox(transition)]
    }
  }

  /// The drawing in a phase.
  func figures(_ phase: TransitionPhase) -> TransitionFigures {
    phase.isIdentity ? TransitionFigures() : drawing(phase)
  }

  /// The transition's own animation for a phase.
  func animation(_ phase: TransitionPhase) -> Animation?? {
    phase == .didDisappear ? removalAnimation : insertionAnimation
  }

  /// This transition and another one at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    let (first, second) = (drawing, other.drawing)
    var result = AnyTransition(hasMotion: hasMotion || other.hasMotion) { phase in
      first(phase).combined(with: second(phase))
    }
    result.customs = customs + other.customs
    result.insertionAnimation = insertionAnimation ?? other.insertionAnimation
    result.removalAnimation = removalAnimation ?? other.removalAnimation
    return result
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var result = self
    result.insertionAnimation = .some(animation)
    result.removalAnimation = .some(animation)
    return result
  }
}

nonisolated extension AnyTransition {
  /// The view appears and disappears without a transition.
  public static var identity: AnyTransition { AnyTransition(hasMotion: false) { _ in TransitionFigures() } }

  /// The view fades.
  public static var opacity: AnyTransition { AnyTransition(hasMotion: false) { _ in TransitionFigures(opacity: 0) } }

  /// The view grows from a point, and shrinks to it.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// The view comes from the leading side and goes to the trailing one.
  public static var slide: AnyTransition {
    asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
  }

  /// The view is smaller or larger when it is not there.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition { _ in TransitionFigures(scale: Double(scale), anchor: anchor) }
  }

  /// The view moves in from an offset, and out to it. Points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition { _ in TransitionFigures(offset: offset) }
  }

  /// The view moves in from an offset, and out to it. Points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// The view moves in from an edge by its own size, and out to it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { _ in TransitionFigures(shift: edge.direction) }
  }

  /// The view comes from an edge, pushing the old one to the other side; both fade.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition { phase in
      let direction = edge.direction
      let sign: CGFloat = phase == .didDisappear ? -1 : 1
      return TransitionFigures(
        opacity: 0, shift: CGSize(width: direction.width * sign, height: direction.height * sign))
    }
  }

  /// One transition for the insertion and another one for the removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    let (coming, going) = (insertion.drawing, removal.drawing)
    var result = AnyTransition(hasMotion: insertion.hasMotion || removal.hasMotion) { phase in
      phase == .didDisappear ? going(phase) : coming(phase)
    }
    result.customs =
      insertion.customs.map { PartialTransitionBox($0, ignored: .didDisappear) }
      + removal.customs.map { PartialTransitionBox($0, ignored: .willAppear) }
    result.insertionAnimation = insertion.insertionAnimation
    result.removalAnimation = removal.removalAnimation
    return result
  }

  /// The view has one modifier while it is absent and another one while it is present.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    var result = AnyTransition { _ in TransitionFigures() }
    result.customs = [ModifierTransitionBox(active: active, identity: identity)]
    return result
  }
}

extension Edge {
  /// Toward the edge, as a part of a size.
  nonisolated fileprivate var direction: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .leading: CGSize(width: -1, height: 0)
    case .bottom: CGSize(width: 0, height: 1)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}

/// A transition that puts views around its content.
nonisolated class AnyTransitionBox {
  @MainActor func apply(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    content
  }
}

nonisolated private final class TypedTransitionBox<T: Transition>: AnyTransitionBox {
  private let transition: T

  init(_ transition: T) {
    self.transition = transition
  }

  @MainActor override func apply(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(transition.apply(content: content, phase: phase))
  }
}

nonisolated private final class ModifierTransitionBox<Modifier: ViewModifier>: AnyTransitionBox {
  private let active: Modifier
  private let identity: Modifier

  init(active: Modifier, identity: Modifier) {
    self.active = active
    self.identity = identity
  }

  @MainActor override func apply(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(content.modifier(phase.isIdentity ? identity : active))
  }
}

/// A transition for one half of the way only.
nonisolated private final class PartialTransitionBox: AnyTransitionBox {
  private let base: AnyTransitionBox
  private let ignored: TransitionPhase

  init(_ base: AnyTransitionBox, ignored: TransitionPhase) {
    self.base = base
    self.ignored = ignored
  }

  @MainActor override func apply(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    base.apply(content, phase == ignored ? .identity : phase)
  }
}
