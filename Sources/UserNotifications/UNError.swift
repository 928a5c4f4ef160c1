import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors of this module.
public let UNErrorDomain = "UNErrorDomain"

/// What went wrong with a notification.
public struct UNError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// What can go wrong.
  public enum Code: Int, Sendable {
    /// Permission was never asked for.
    case notificationsNotAllowed = 1
    /// The file cannot be read.
    case attachmentInvalidURL = 100
    /// Not thrown here.
    case attachmentUnrecognizedType = 101
    /// Not thrown here.
    case attachmentInvalidFileSize = 102
    /// Not thrown here.
    case attachmentNotInDataStore = 103
    /// Not thrown here.
    case attachmentMoveIntoDataStoreFailed = 104
    /// Not thrown here.
    case attachmentCorrupt = 105
    /// The date at which it would come is over.
    case notificationInvalidNoDate = 1400
    /// Not thrown here.
    case notificationInvalidNoContent = 1401
    /// Not thrown here.
    case contentProvidingObjectNotAllowed = 1500
    /// Not thrown here.
    case contentProvidingInvalid = 1501
    /// The number is below 0.
    case badgeInputInvalid = 1600
  }

  /// What went wrong.
  public let code: Code

  /// The error of a code.
  public init(_ code: Code) {
    self.code = code
  }

  /// That of all errors of this module.
  public static var errorDomain: String { UNErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }

  /// What to tell the user.
  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed for this application"
    case .attachmentInvalidURL: "Invalid attachment file URL"
    case .notificationInvalidNoDate: "The notification has no date at which it could come"
    case .badgeInputInvalid: "The badge is not a number that can be shown"
    default: "The notification could not be handled"
    }
  }
}
