import Foundation

/// The domain of errors of locations.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of locations.
public struct CLError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// The place cannot be found now; it is looked for further.
    case locationUnknown = 0
    /// The program may not know it.
    case denied = 1
    /// No service can be reached.
    case network = 2
    /// The heading cannot be found.
    case headingFailure = 3
    /// The program may not watch regions.
    case regionMonitoringDenied = 4
    /// The region cannot be watched.
    case regionMonitoringFailure = 5
    /// Regions are watched later.
    case regionMonitoringSetupDelayed = 6
    /// Events of regions come late.
    case regionMonitoringResponseDelayed = 7
    /// No address was found.
    case geocodeFoundNoResult = 8
    /// More than one address was found.
    case geocodeFoundPartialResult = 9
    /// The search for an address was canceled.
    case geocodeCanceled = 10
    case deferredFailed = 11
    case deferredNotUpdatingLocation = 12
    case deferredAccuracyTooLow = 13
    case deferredDistanceFiltered = 14
    case deferredCanceled = 15
    case rangingUnavailable = 16
    case rangingFailure = 17
    case promptDeclined = 18
    case historicalLocationError = 19

    /// Whether an error is of this code, for `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CLError)?.code == code
    }
  }

  /// What went wrong.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }

  public var errorDescription: String? {
    switch code {
    case .locationUnknown: "The place of the machine cannot be found now."
    case .denied: "The program may not know where the machine is, or no service tells it."
    case .network: "No service for places can be reached."
    case .geocodeFoundNoResult: "No address was found."
    case .geocodeCanceled: "The search for an address was canceled."
    default: "The operation could not be completed. (\(kCLErrorDomain) error \(code.rawValue).)"
    }
  }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var headingFailure: Code { .headingFailure }
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
  public static var promptDeclined: Code { .promptDeclined }
}
