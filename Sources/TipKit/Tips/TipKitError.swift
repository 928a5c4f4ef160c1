import Foundation

/// Why tips cannot be configured.
public enum TipKitError: Error, LocalizedError, Hashable, Sendable {
  /// `Tips.configure(_:)` was called before.
  case tipsDatastoreAlreadyConfigured
  /// The file cannot be written.
  case invalidDatastoreLocation

  public var errorDescription: String? {
    switch self {
    case .tipsDatastoreAlreadyConfigured: "Tips were configured before."
    case .invalidDatastoreLocation: "What is remembered of tips cannot be written there."
    }
  }
}
