import Foundation

/// A gradient that goes on after its end, written out as one long gradient.
nonisolated struct GradientCycle {
  private let isMirrored: Bool

  /// nil if a gradient extends its end colors.
  init?(_ options: GraphicsContext.GradientOptions) {
    guard options.contains(.repeat) || options.contains(.mirror) else { return nil }
    isMirrored = options.contains(.mirror)
  }

  /// The turns that cover places from `first` to `last`, 0 to 1 being the gradient itself; at most `limit` of them.
  func range(from first: CGFloat, to last: CGFloat, _ limit: Int) -> Range<Int> {
    let half = CGFloat(limit / 2)
    let lower = Int(saturating: min(max(first.rounded(.down), -half), half - 1))
    let upper = Int(saturating: min(max(last.rounded(.up), CGFloat(lower + 1)), half))
    return lower..<max(upper, lower + 1)
  }

  func stops(_ stops: [Gradient.ResolvedStop], _ turns: Range<Int>) -> [Gradient.ResolvedStop] {
    turns.flatMap { turn in
      let isBackwards = isMirrored && !turn.isMultiple(of: 2)
      return (isBackwards ? stops.reversed() : stops).map { stop in
        let place = isBackwards ? 1 - stop.location : stop.location
        var moved = stop
        moved.location = (CGFloat(turn - turns.lowerBound) + place) / CGFloat(turns.count)
        return moved
      }
    }
  }
}
