import Foundation

/// A camera or microphone. There are none: nothing is recorded here (AV10).
public final class AVCaptureDevice: NSObject, Sendable {
  /// Which side of a device a camera is on.
  public enum Position: Int, Sendable {
    /// On no side that is known.
    case unspecified = 0
    /// On the side that is turned away from the user.
    case back = 1
    /// On the side of the user.
    case front = 2
  }

  private override init() {
    super.init()
  }

  /// ``AVAuthorizationStatus/restricted``: no answer of the user would change it.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .restricted }

  /// Answers false without asking the user.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// Answers false without asking the user.
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    Task { @MainActor in handler(false) }
  }

  /// Nil: there is none.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}
