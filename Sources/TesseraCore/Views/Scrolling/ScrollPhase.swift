import Foundation

/// The scroll phase.
nonisolated public enum ScrollPhase: Equatable, Sendable {
  /// Nothing.
  case idle
  /// A press may become a drag.
  case tracking
  /// The user moves the content.
  case interacting
  /// The content comes to rest.
  case decelerating
  /// Code moves the content.
  case animating

  /// Whether the content moves, by itself or by the user.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}
