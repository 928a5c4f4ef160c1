import Foundation

/// Why the store does not do what a program asks for.
public enum StoreKitError: Error, LocalizedError, Sendable {
  /// The store failed.
  case unknown
  /// The user canceled it.
  case userCancelled
  /// The store cannot be reached.
  case networkError(URLError)
  /// The system failed.
  case systemError(any Error)
  /// It is not sold in the user's country.
  case notAvailableInStorefront
  /// The program is not entitled to it.
  case notEntitled
  /// The system has no store.
  case unsupported

  public var errorDescription: String? {
    switch self {
    case .unknown: "The store failed."
    case .userCancelled: "The user canceled it."
    case .networkError: "The store cannot be reached."
    case .systemError(let error): error.localizedDescription
    case .notAvailableInStorefront: "It is not sold in the user's country."
    case .notEntitled: "The program is not entitled to it."
    case .unsupported: "This system has no store."
    }
  }
}
