import SwiftUI

/// What happens to labels of an axis that meet (CH13).
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic
    case disabled
    case greedy(priority: Double, spacing: CGFloat)
    case truncate
  }

  let kind: Kind

  /// Labels that would meet the one before are left out.
  public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
  /// All labels are shown.
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
  /// Labels that would meet the one before are left out.
  public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy(priority: 0, spacing: 0))
  /// Labels are shortened to the room that there is.
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)

  /// Labels that would come nearer to another one than so many points are left out: those of lower priority, and of
  /// equal ones the later.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(
      kind: .greedy(priority: priority.isNaN ? 0 : priority, spacing: max(0, minimumSpacing ?? 0)))
  }

  /// Which labels are placed first.
  var priority: Double {
    if case .greedy(let priority, _) = kind { return priority }
    return 0
  }
}
