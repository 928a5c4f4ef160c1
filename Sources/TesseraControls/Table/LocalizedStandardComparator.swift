import Foundation

/// Compares texts as people sort them: numbers by their value, without regard to case.
nonisolated public struct LocalizedStandardComparator: SortComparator, Sendable {
  public var order: SortOrder = .forward

  public func compare(_ left: String, _ right: String) -> ComparisonResult {
    let result = left.compare(
      right, options: [.caseInsensitive, .numeric, .widthInsensitive], range: nil, locale: .current)
    guard order == .reverse else { return result }
    return switch result {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}

nonisolated extension SortComparator where Self == LocalizedStandardComparator {
  /// As people sort texts: numbers by their value, without regard to case.
  public static var localizedStandard: LocalizedStandardComparator { LocalizedStandardComparator() }
}
