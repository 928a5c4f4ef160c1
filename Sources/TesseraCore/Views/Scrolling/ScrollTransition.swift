import Foundation

/// The phase of a view on its way through the window of a scroll view.
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in, or leaves, at the start.
  case topLeading
  /// It is in sight.
  case identity
  /// It comes in, or leaves, at the end.
  case bottomTrailing

  /// Whether the view is in sight, as it is without a transition.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the start, 0 in sight and 1 at the end.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// When views change as they come in sight.
nonisolated public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view must be visible for it to be in the identity phase.
  public struct Threshold: Sendable {
    /// The share of the view.
    let share: Double
    let inset: Double
    let isCentered: Bool

    /// All of the view.
    public static let visible = Threshold(share: 1, inset: 0, isCentered: false)
    /// Nothing of it.
    public static let hidden = Threshold(share: 0, inset: 0, isCentered: false)
    /// It is in the middle of the window.
    public static let centered = Threshold(share: 1, inset: 0, isCentered: true)

    /// A share of the view, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(share: min(max(amount, 0), 1), inset: 0, isCentered: false)
    }

    /// The threshold moved inside by a distance.
    public func inset(by distance: Double) -> Threshold {
      Threshold(share: share, inset: inset + distance, isCentered: isCentered)
    }

    /// Between this threshold and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        share: share + (other.share - share) * amount, inset: inset + (other.inset - inset) * amount,
        isCentered: amount < 0.5 ? isCentered : other.isCentered)
    }
  }

  enum Kind {
    /// Step by step with the view's place.
    case interactive
    /// All at once, as soon as the threshold is reached.
    case animated
    case identity
  }

  let kind: Kind
  var limit = Threshold.visible

  /// Follows the view's place.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  /// Changes when the threshold is reached.
  public static let animated = ScrollTransitionConfiguration(kind: .animated)
  /// Changes nothing.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// Changes when the threshold is reached.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { animated }

  /// Sets the threshold of the identity phase.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: kind, limit: threshold)
  }

  /// The configuration as it is. The animation plays no part here.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

/// The progress of a view out of sight.
nonisolated struct ScrollTransitionState: Equatable {
  var phase = ScrollTransitionPhase.identity
  /// From 0, in sight, to 1, out of it.
  var progress: Double = 0

  /// - Parameters:
  ///   - length: of the view along the axis.
  ///   - window: what the scroll view shows, in the coordinates of the view.
  init(length: CGFloat, window: (lower: CGFloat, upper: CGFloat), _ threshold: ScrollTransitionConfiguration.Threshold)
  {
    guard length > 0 else { return }
    if threshold.isCentered {
      let distance = length / 2 - (window.lower + window.upper) / 2
      let reach = (window.upper - window.lower + length) / 2 - threshold.inset
      guard distance != 0, reach > 0 else { return }
      phase = distance < 0 ? .topLeading : .bottomTrailing
      progress = min(1, abs(distance) / reach)
      return
    }
    let before = window.lower + threshold.inset
    let behind = length - (window.upper - threshold.inset)
    let hidden = max(before, behind)
    let allowed = (1 - threshold.share) * length
    guard hidden > allowed else { return }
    phase = before > behind ? .topLeading : .bottomTrailing
    progress = threshold.share > 0 ? min(1, (hidden - allowed) / (threshold.share * length)) : 1
  }
}

nonisolated private struct ScrollTransitionEffect<Effect: VisualEffect>: Sendable {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  func steps(_ proxy: GeometryProxy) -> [_VisualEffectStep] {
    let space = axis.map { NamedCoordinateSpace.scrollView(axis: $0) } ?? .scrollView
    guard let window = proxy.bounds(of: space) else { return steps(.identity) }
    let axis = axis ?? (window.height < window.width ? .horizontal : .vertical)
    let bounds = (lower: window.origin[axis], upper: window.origin[axis] + window.size[axis])
    let first = ScrollTransitionState(length: proxy.size[axis], window: bounds, topLeading.limit)
    let last = ScrollTransitionState(length: proxy.size[axis], window: bounds, bottomTrailing.limit)
    if first.phase == .topLeading { return steps(topLeading.kind, first) }
    if last.phase == .bottomTrailing { return steps(bottomTrailing.kind, last) }
    return steps(.identity)
  }

  private func steps(_ phase: ScrollTransitionPhase) -> [_VisualEffectStep] {
    transition(EmptyVisualEffect(), phase)._steps
  }

  private func steps(_ kind: ScrollTransitionConfiguration.Kind, _ state: ScrollTransitionState) -> [_VisualEffectStep]
  {
    switch kind {
    case .identity: return steps(.identity)
    case .animated: return steps(state.phase)
    case .interactive:
      let start = steps(.identity)
      let end = steps(state.phase)
      guard start.count == end.count else { return state.progress < 0.5 ? start : end }
      return zip(start, end).map { $0.mixed(with: $1, by: state.progress) }
    }
  }
}

extension View {
  /// Changes the drawing of this view as it comes into the window of the scroll view around it, and leaves it.
  ///
  /// - Parameter axis: along which the view moves; nil for that of the scroll view.
  @preconcurrency
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the drawing of this view as it comes into the window of the scroll view around it, and leaves it.
  ///
  /// - Parameter axis: along which the view moves; nil for that of the scroll view.
  @preconcurrency
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    let effect = ScrollTransitionEffect(
      topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition)
    return modifier(VisualEffectModifier { effect.steps($0) })
  }
}
