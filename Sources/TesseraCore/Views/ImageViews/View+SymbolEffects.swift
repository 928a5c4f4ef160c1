import Foundation

nonisolated extension EnvironmentValues {
  private struct SymbolEffectsRemovedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether symbols stand still regardless of their effects.
  var removesSymbolEffects: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}

/// Shows symbols in a pose.
nonisolated struct SymbolPoseModifier: ViewModifier {
  let pose: SymbolPose

  @MainActor func body(content: Content) -> some View {
    content.scaleEffect(pose.scale).rotationEffect(.degrees(pose.degrees)).offset(x: pose.x, y: pose.y)
      .opacity(pose.opacity)
  }
}

/// The keyframes of an effect's runs.
nonisolated struct SymbolKeyframes: Keyframes {
  let animationKind: SymbolAnimationKind
  let count: Int
  let speed: Double

  func _tracks(from value: SymbolPose, velocities: _KeyframeVelocities) -> [_KeyframeRun<SymbolPose>] {
    var segments: [_KeyframeSegment<SymbolPose>] = []
    for index in 0..<max(1, count) {
      if index > 0 { segments.append(_KeyframeSegment(kind: .move, goal: SymbolPose(), duration: 0)) }
      for step in animationKind.run {
        let kind: _KeyframeSegment<SymbolPose>.Kind =
          if case .rotate = animationKind { .linear(.easeInOut) } else { .cubic(start: nil, end: nil) }
        segments.append(_KeyframeSegment(kind: kind, goal: step.pose, duration: step.duration / speed))
      }
    }
    // A symbol that has turned once stands as before.
    segments.append(_KeyframeSegment(kind: .move, goal: SymbolPose(), duration: 0))
    return KeyframePath.tracks(segments, \.self, from: value, velocities)
  }
}

/// An effect that goes on while it is active.
nonisolated struct LastingSymbolEffect: ViewModifier {
  let animationKind: SymbolAnimationKind
  let options: SymbolEffectOptions
  let isActive: Bool

  @MainActor func body(content: Content) -> some View {
    SymbolEffectReader { isRemoved in
      let isShown = isActive && !isRemoved
      if animationKind.pose != nil {
        content.modifier(SymbolPoseModifier(pose: pose(isShown)))
          .animation(.smooth.speed(options.speed), value: isShown)
      } else {
        KeyframeAnimator(initialValue: SymbolPose(), repeating: isShown) { pose in
          content.modifier(SymbolPoseModifier(pose: pose))
        } keyframes: { _ in
          SymbolKeyframes(animationKind: animationKind, count: 1, speed: options.speed)
        }
      }
    }
  }

  private func pose(_ isShown: Bool) -> SymbolPose {
    // What appears is not seen until its effect is active.
    if case .appear(let scale) = animationKind { return isShown ? SymbolPose(scale: scale, opacity: 0) : SymbolPose() }
    return isShown ? animationKind.pose ?? SymbolPose() : SymbolPose()
  }
}

/// An effect that is shown when a value changes.
nonisolated struct TriggeredSymbolEffect<Value: Equatable>: ViewModifier {
  let animationKind: SymbolAnimationKind
  let options: SymbolEffectOptions
  let value: Value

  @MainActor func body(content: Content) -> some View {
    SymbolEffectReader { isRemoved in
      KeyframeAnimator(initialValue: SymbolPose(), trigger: value) { pose in
        content.modifier(SymbolPoseModifier(pose: isRemoved ? SymbolPose() : pose))
      } keyframes: { _ in
        // Nothing waits for an effect that repeats forever.
        SymbolKeyframes(animationKind: animationKind, count: min(options.count ?? 1, 100), speed: options.speed)
      }
    }
  }
}

/// Knows whether symbols are to stand still.
struct SymbolEffectReader<Content: View>: View {
  @Environment(\.removesSymbolEffects) private var isRemoved
  private let content: (Bool) -> Content

  init(@ViewBuilder content: @escaping (Bool) -> Content) {
    self.content = content
  }

  var body: some View { content(isRemoved) }
}

extension View {
  /// Shows an effect of symbols in the view while it is active.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      LastingSymbolEffect(animationKind: effect.configuration.animationKind, options: options, isActive: isActive))
  }

  /// Shows an effect of symbols in the view when a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(TriggeredSymbolEffect(animationKind: effect.configuration.animationKind, options: options, value: value))
  }

  /// Lets symbols in the view stand still regardless of their effects.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.removesSymbolEffects, isEnabled)
  }
}
