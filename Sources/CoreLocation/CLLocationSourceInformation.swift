import Foundation

/// Where a location comes from.
public final class CLLocationSourceInformation: NSObject, Sendable {
  /// Whether a program, such as a test, made it up.
  public let isSimulatedBySoftware: Bool
  /// Whether an accessory found it; never on a desktop.
  public let isProducedByAccessory: Bool

  /// Creates information of these.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
  }
}
