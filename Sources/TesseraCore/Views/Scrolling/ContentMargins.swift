import Foundation

nonisolated private struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

nonisolated private struct IndicatorMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

nonisolated extension EnvironmentValues {
  /// The margins of scroll views around their content, in points.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// The margins of scroll views around their indicators, in points.
  var indicatorMargins: EdgeInsets {
    get { self[IndicatorMarginsKey.self] }
    set { self[IndicatorMarginsKey.self] = newValue }
  }
}

extension View {
  /// Sets the margins of scroll views around their content, in points. The size of the scroll view does not change.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.self) { values in
      if placement.kind != .indicators { values.contentMargins.replace(edges, by: insets) }
      if placement.kind != .content { values.indicatorMargins.replace(edges, by: insets) }
    }
  }

  /// Sets the margins of scroll views around their content, in points; nil is the platform's default, 0.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 0, edges: .all), for: placement)
  }

  /// Sets the margins of scroll views around their content, in points. The size of the scroll view does not change.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

nonisolated extension EdgeInsets {
  /// Takes over the values of `other` for some edges; NaN counts as 0.
  fileprivate mutating func replace(_ edges: Edge.Set, by other: EdgeInsets) {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    if edges.contains(.top) { top = usable(other.top) }
    if edges.contains(.leading) { leading = usable(other.leading) }
    if edges.contains(.bottom) { bottom = usable(other.bottom) }
    if edges.contains(.trailing) { trailing = usable(other.trailing) }
  }
}
