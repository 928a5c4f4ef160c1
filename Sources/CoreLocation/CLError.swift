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
    /// Not reported here.
    case deferredFailed = 11
    /// Not reported here.
    case deferredNotUpdatingLocation = 12
    /// Not reported here.
    case deferredAccuracyTooLow = 13
    /// Not reported here.
    case deferredDistanceFiltered = 14
    /// Not reported here.
    case deferredCanceled = 15
    /// Not reported here.
    case rangingUnavailable = 16
    /// Not reported here.
    case rangingFailure = 17
    /// Not reported here.
    case promptDeclined = 18
    /// Not reported here.
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

  /// That of all errors of this module.
  public static var errorDomain: String { kCLErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }

  /// What to tell the user.
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

  /// The code of that name.
  public static var locationUnknown: Code { .locationUnknown }
  /// The code of that name.
  public static var denied: Code { .denied }
  /// The code of that name.
  public static var network: Code { .network }
  /// The code of that name.
  public static var headingFailure: Code { .headingFailure }
  /// The code of that name.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// The code of that name.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// The code of that name.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The code of that name.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// The code of that name.
  public static var promptDeclined: Code { .promptDeclined }
}
