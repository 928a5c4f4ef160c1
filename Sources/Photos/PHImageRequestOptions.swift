// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How a picture is read.
public final class PHImageRequestOptions: NSObject {
  /// Whether the picture is read before the request returns.
  public var isSynchronous = false
  /// How exactly the picture gets its size: it always gets it exactly.
  public var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Whether a small picture may come before the right one: the right one always comes at once.
  public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether the picture may be fetched from a server: all are in the folder.
  public var isNetworkAccessAllowed = false
  /// Which version of the picture is read: there is one.
  public var version = PHImageRequestOptionsVersion.current

  /// Options.
  public override init() {}
}

/// How exactly a picture gets its size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// As it is.
  case none = 0
  /// About.
  case fast
  /// Exactly.
  case exact
}

/// Whether a small picture may come before the right one.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// It may.
  case opportunistic = 0
  /// Only the right one comes.
  case highQualityFormat
  /// What comes soonest is enough.
  case fastFormat
}

/// Which version of a picture is read.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// With all changes.
  case current = 0
  /// Without changes that can be undone.
  case unadjusted
  /// As it came.
  case original
}

/// How a picture fills the size that is asked for.
public enum PHImageContentMode: Int, Sendable {
  /// All of it is in the size.
  case aspectFit = 0
  /// It covers the size.
  case aspectFill

  /// All of it is in the size.
  public static let `default` = PHImageContentMode.aspectFit
}

/// Tells a request from others.
public typealias PHImageRequestID = Int32

/// What no request has.
public let PHInvalidImageRequestID: PHImageRequestID = 0

/// Asked for as a size, it is that of the picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Whether the picture that came is a small one before the right one: a `Bool`.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Why no picture came: an `Error`.
public let PHImageErrorKey = "PHImageErrorKey"
/// Which request was answered: a `PHImageRequestID`.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether the request was canceled: a `Bool`.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Whether the picture is on a server: a `Bool`.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
