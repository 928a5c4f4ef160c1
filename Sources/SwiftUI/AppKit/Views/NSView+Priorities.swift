import Foundation

extension NSView {
  /// How strongly the view resists to be larger than what it shows.
  public func contentHuggingPriority(for orientation: UILayoutConstraintAxis) -> UILayoutPriority {
    backing.contentHuggingPriority(for: orientation)
  }

  /// Sets how strongly the view resists to be larger than what it shows.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for orientation: UILayoutConstraintAxis) {
    backing.setContentHuggingPriority(priority, for: orientation)
  }

  /// How strongly the view resists to be smaller than what it shows.
  public func contentCompressionResistancePriority(for orientation: UILayoutConstraintAxis) -> UILayoutPriority {
    backing.contentCompressionResistancePriority(for: orientation)
  }

  /// Sets how strongly the view resists to be smaller than what it shows.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for orientation: UILayoutConstraintAxis
  ) {
    backing.setContentCompressionResistancePriority(priority, for: orientation)
  }
}
