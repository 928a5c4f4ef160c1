import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors of this module.
public let UNErrorDomain = "UNErrorDomain"

/// What went wrong with a notification.
public struct UNError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType = 101
    case attachmentInvalidFileSize = 102
    case attachmentNotInDataStore = 103
    case attachmentMoveIntoDataStoreFailed = 104
    case attachmentCorrupt = 105
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
    case contentProvidingObjectNotAllowed = 1500
    case contentProvidingInvalid = 1501
    case badgeInputInvalid = 1600
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { UNErrorDomain }
  public var errorCode: Int { code.rawValue }

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
