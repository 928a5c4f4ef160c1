import Foundation

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
