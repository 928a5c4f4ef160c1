import SwiftUI

/// What happens to annotations that do not fit (CH15).
public struct AnnotationOverflowResolution: Sendable {
  /// What an annotation has to stay in.
  public struct Boundary: Hashable, Sendable {
    enum Kind { case automatic, plot, chart }

    let kind: Kind

    /// The chart.
    public static let automatic = Boundary(kind: .automatic)
    /// The plot.
    public static let plot = Boundary(kind: .plot)
    /// The chart with its axes and legend.
    public static let chart = Boundary(kind: .chart)
  }

  /// What happens in one direction.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable { case automatic, disabled, padScale, fit(Boundary) }

    let kind: Kind

    /// Annotations above, below and over their marks are moved horizontally until they are in the chart; others stay.
    public static let automatic = Strategy(kind: .automatic)
    /// Annotations stay where they are.
    public static let disabled = Strategy(kind: .disabled)
    /// The scale leaves as much of the plot free as annotations need, at most a third at each end.
    public static let padScale = Strategy(kind: .padScale)
    /// Annotations are moved until they fit.
    public static let fit = Strategy(kind: .fit(.automatic))

    /// Annotations are moved until they fit.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
  }

  let x: Strategy
  let y: Strategy

  /// What happens in both directions.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// Annotations are moved into the chart in the horizontal direction, and stay in the vertical one.
  public static let automatic = AnnotationOverflowResolution()
}
