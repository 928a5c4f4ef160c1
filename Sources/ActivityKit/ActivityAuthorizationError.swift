import Foundation

/// Why a Live Activity does not begin.
public enum ActivityAuthorizationError: Error, Hashable, Sendable, LocalizedError {
  /// What it shows is larger than 4 KB.
  case attributesTooLarge
  /// The user does not allow Live Activities.
  case denied
  /// There are as many as the system allows.
  case globalMaximumExceeded
  /// Its identifier is none.
  case malformedActivityIdentifier
  /// The process that asks for it has no identifier.
  case missingProcessIdentifier
  /// The system cannot save it.
  case persistenceFailure
  /// It belongs to another program.
  case reconnectNotPermitted
  /// There are as many of the program as the system allows.
  case targetMaximumExceeded
  /// The program is not entitled to it.
  case unentitled
  /// The system has no Live Activities.
  case unsupported
  /// The program does not say that it has Live Activities.
  case unsupportedTarget
  /// The program is in the background.
  case visibility

  public var errorDescription: String? { "The Live Activity cannot begin." }

  public var failureReason: String? {
    switch self {
    case .attributesTooLarge: "What it shows is larger than 4 KB."
    case .denied: "The user does not allow Live Activities."
    case .globalMaximumExceeded: "There are as many as the system allows."
    case .malformedActivityIdentifier: "Its identifier is none."
    case .missingProcessIdentifier: "The process that asks for it has no identifier."
    case .persistenceFailure: "The system cannot save it."
    case .reconnectNotPermitted: "It belongs to another program."
    case .targetMaximumExceeded: "There are as many of the program as the system allows."
    case .unentitled: "The program is not entitled to it."
    case .unsupported: "This system has no Live Activities."
    case .unsupportedTarget: "The program does not say that it has Live Activities."
    case .visibility: "The program is in the background."
    }
  }
}
