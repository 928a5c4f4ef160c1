import Foundation

/// Why the store does not do what a program asks for.
public enum StoreKitError: Error, LocalizedError, Sendable {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
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
