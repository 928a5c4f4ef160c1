import Foundation

/// When a Live Activity that ended goes from the screen.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private enum Kind: Equatable {
    case byTheSystem, immediate
    case after(Date)
  }

  private let kind: Kind

  /// When the system chooses.
  public static let `default` = ActivityUIDismissalPolicy(kind: .byTheSystem)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)

  /// At a time.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(kind: .after(date))
  }
}
