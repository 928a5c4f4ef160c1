// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The domain of `LAError`.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why a user did not prove who they are.
public struct LAError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The finger, the face or the passcode is that of another one.
    case authenticationFailed = -1
    /// The user canceled it.
    case userCancel = -2
    /// The user wants another way.
    case userFallback = -3
    /// The system canceled it.
    case systemCancel = -4
    /// The machine has no passcode that a program may ask for.
    case passcodeNotSet = -5
    /// The machine cannot read a finger or a face.
    case biometryNotAvailable = -6
    /// The machine knows no finger and no face.
    case biometryNotEnrolled = -7
    /// There were too many failures.
    case biometryLockout = -8
    /// The program canceled it.
    case appCancel = -9
    /// The context was invalidated before.
    case invalidContext = -10
    /// The program does not let the user be asked.
    case notInteractive = -1004
  }

  /// The reason.
  public let code: Code

  /// An error with a reason.
  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { LAErrorDomain }

  public var errorCode: Int { code.rawValue }

  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }

  public var errorDescription: String? {
    switch code {
    case .authenticationFailed: "Authentication failed."
    case .userCancel: "Authentication was canceled."
    case .userFallback: "Another way of authentication was chosen."
    case .systemCancel: "The system canceled authentication."
    case .passcodeNotSet: "A passcode is not set."
    case .biometryNotAvailable: "Biometry is not available on this machine."
    case .biometryNotEnrolled: "No fingerprint and no face is enrolled."
    case .biometryLockout: "Biometry is locked."
    case .appCancel: "The program canceled authentication."
    case .invalidContext: "The context was invalidated."
    case .notInteractive: "The program does not let the user be asked."
    }
  }

  /// The finger, the face or the passcode is that of another one.
  public static let authenticationFailed = Code.authenticationFailed
  /// The user canceled it.
  public static let userCancel = Code.userCancel
  /// The user wants another way.
  public static let userFallback = Code.userFallback
  /// The system canceled it.
  public static let systemCancel = Code.systemCancel
  /// The machine has no passcode that a program may ask for.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The machine cannot read a finger or a face.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// The machine knows no finger and no face.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// There were too many failures.
  public static let biometryLockout = Code.biometryLockout
  /// The program canceled it.
  public static let appCancel = Code.appCancel
  /// The context was invalidated before.
  public static let invalidContext = Code.invalidContext
  /// The program does not let the user be asked.
  public static let notInteractive = Code.notInteractive
}

extension LAError.Code {
  /// Lets a `catch` name the code.
  public static func ~= (code: LAError.Code, error: any Error) -> Bool {
    (error as? LAError)?.code == code
  }
}
