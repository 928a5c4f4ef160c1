// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// The domain of errors of maps.
nonisolated public let MKErrorDomain = "MKErrorDomain"

/// An error of maps and of the services for places.
nonisolated public struct MKError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: UInt, Sendable {
    case unknown = 1
    /// No service answers.
    case serverFailure = 2
    case loadingThrottled = 3
    /// No place was found.
    case placemarkNotFound = 4
    /// No way was found.
    case directionsNotFound = 5
    case decodingFailed = 6

    /// Whether an error is of this code, for `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? MKError)?.code == code }
  }

  /// What went wrong.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }

  public var errorDescription: String? {
    switch code {
    case .serverFailure: "No service for places is set up. See MapServices."
    case .placemarkNotFound: "No place was found."
    case .directionsNotFound: "No way was found."
    default: "The operation could not be completed. (\(MKErrorDomain) error \(code.rawValue).)"
    }
  }

  public static var unknown: Code { .unknown }
  public static var serverFailure: Code { .serverFailure }
  public static var loadingThrottled: Code { .loadingThrottled }
  public static var placemarkNotFound: Code { .placemarkNotFound }
  public static var directionsNotFound: Code { .directionsNotFound }
  public static var decodingFailed: Code { .decodingFailed }
}
