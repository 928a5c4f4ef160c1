import Foundation

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
    /// At once when the threshold is reached.
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
