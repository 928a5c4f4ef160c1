import Foundation

/// No change: what the effects of a view begin with.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  /// An effect that changes nothing, to which others are added.
  public init() {}

  public var _steps: [_VisualEffectStep] { [] }
}
