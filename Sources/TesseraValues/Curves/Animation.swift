import Foundation

/// How a change moves from the old value to the new one.
nonisolated public struct Animation: Hashable, Sendable {
  package let box: AnimationBox

  /// An animation of your own making (D55).
  public init<A: CustomAnimation>(_ base: A) {
    box = TypedAnimationBox(base)
  }

  /// What moves the values.
  public var base: any CustomAnimation { box.base }

  /// A spring of half a second without bounce (D22).
  public static let `default` = Animation(DefaultAnimation())

  public static func == (left: Animation, right: Animation) -> Bool {
    left.box === right.box || left.box.isEqual(to: right.box)
  }

  public func hash(into hasher: inout Hasher) {
    box.hash(into: &hasher)
  }
}

nonisolated extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }

  public var description: String { "\(base)" }

  public var debugDescription: String { "Animation(\(base))" }
}

nonisolated extension Animation {
  /// What the animation has become of a vector after some time.
  ///
  /// - Parameters:
  ///   - value: the whole way, from zero.
  ///   - time: seconds since the start.
  /// - Returns: how far the animation is; nil when it is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    box.animate(value: value, time: time, context: &context)
  }

  /// How fast a vector moves after some time, a second; nil if the animation does not tell.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    box.velocity(value: value, time: time, context: context)
  }

  /// Whether the animation goes on where another one, which moves the same value, is at the moment (D34).
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    box.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// A type-erased box around a custom animation.
package nonisolated class AnimationBox: @unchecked Sendable {
  // Sendable: boxes are not changed, and what they hold is Sendable.

  var base: any CustomAnimation { fatalError("AnimationBox is abstract.") }

  /// Whether the animation goes on until another one takes its place.
  package var isEndless: Bool { false }

  /// How long the animation takes if that is known beforehand, seconds.
  var duration: TimeInterval? { nil }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { nil }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }

  func isEqual(to other: AnimationBox) -> Bool { false }

  func hash(into hasher: inout Hasher) {}
}

nonisolated private final class TypedAnimationBox<Base: CustomAnimation>: AnimationBox, @unchecked Sendable {
  // Sendable: the animation never changes, and custom animations are sendable.
  private let typedBase: Base

  init(_ base: Base) {
    typedBase = base
  }

  override var base: any CustomAnimation { typedBase }

  override var isEndless: Bool { (typedBase as? any TimedAnimation)?.isEndless ?? false }

  override var duration: TimeInterval? { (typedBase as? any TimedAnimation)?.fixedDuration }

  override func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    typedBase.animate(value: value, time: time, context: &context)
  }

  override func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    typedBase.velocity(value: value, time: time, context: context)
  }

  override func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    typedBase.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  override func isEqual(to other: AnimationBox) -> Bool {
    (other as? TypedAnimationBox<Base>)?.typedBase == typedBase
  }

  override func hash(into hasher: inout Hasher) {
    typedBase.hash(into: &hasher)
  }
}

/// An animation with a known end.
nonisolated protocol TimedAnimation: CustomAnimation {
  /// Whether the animation goes on until another one takes its place.
  var isEndless: Bool { get }
  /// How long the animation takes, seconds; nil if that depends on the way.
  var fixedDuration: TimeInterval? { get }
}

nonisolated extension TimedAnimation {
  var isEndless: Bool { false }
  var fixedDuration: TimeInterval? { nil }
}
