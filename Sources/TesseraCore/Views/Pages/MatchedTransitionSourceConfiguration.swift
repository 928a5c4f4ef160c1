import Foundation

/// The style of a view while a page zooms out of it.
nonisolated public protocol MatchedTransitionSourceConfiguration {
  var _appearance: _TransitionSourceAppearance { get }
}

nonisolated extension MatchedTransitionSourceConfiguration {
  private func with(
    _ change: (inout _TransitionSourceAppearance) -> Void
  ) -> _AdornedMatchedTransitionSourceConfiguration {
    var appearance = _appearance
    change(&appearance)
    return _AdornedMatchedTransitionSourceConfiguration(_appearance: appearance)
  }

  /// What lies behind the page while it grows.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    with { $0.background = style }
  }

  /// The outline with which the page begins to grow.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    with { $0.cornerRadius = max(0, shape.cornerSize.width) }
  }

  /// The shadow of the page while it grows. Lengths in points.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    with {
      $0.shadow = _TransitionSourceAppearance.Shadow(color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
  }
}
