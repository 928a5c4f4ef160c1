import Foundation

/// When the host of a widget asks for another timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Kind: Equatable {
    case atEnd, never
    case after(Date)
  }

  private let kind: Kind

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// When the program asks for it.
  public static let never = TimelineReloadPolicy(kind: .never)

  /// At a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}
