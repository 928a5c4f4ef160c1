// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// A time in seconds.
public typealias CFTimeInterval = Double

/// The time now, in seconds since the beginning of 2001.
nonisolated public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}

/// Runs `body`. Objects live as long as they are referenced here, so there is no pool to drain.
@discardableResult
nonisolated public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

nonisolated extension ProcessInfo {
  /// How warm a machine is.
  public enum ThermalState: Int, Sendable {
    /// Not too warm.
    case nominal = 0
    /// A little.
    case fair
    /// Much.
    case serious
    /// Too warm to go on.
    case critical
  }

  /// Whether the user has energy saved. The desktop does not tell, so it is false.
  public var isLowPowerModeEnabled: Bool { false }

  /// How warm the machine is. The desktop does not tell, so it is `nominal`.
  public var thermalState: ThermalState { .nominal }
}
