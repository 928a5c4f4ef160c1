import Foundation
import TesseraCore

extension UIDevice {
  /// The window became wider than high, or the other way round (J146). The object is `UIDevice.current`. It is posted even if
  /// nothing asked for it by `beginGeneratingDeviceOrientationNotifications`.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Asks for notifications of the orientation. They are posted in any case here (J146).
  public func beginGeneratingDeviceOrientationNotifications() {
    DeviceTurns.requests += 1
  }

  /// Takes back what `beginGeneratingDeviceOrientationNotifications` asked for.
  public func endGeneratingDeviceOrientationNotifications() {
    DeviceTurns.requests = max(0, DeviceTurns.requests - 1)
  }

  /// Whether more notifications of the orientation were asked for than taken back.
  public var isGeneratingDeviceOrientationNotifications: Bool { DeviceTurns.requests > 0 }
}

/// Posts notifications of surfaces that were turned. The engine finds it by its name.
@MainActor
final class DeviceTurns: SurfaceTurnListener {
  static var requests = 0

  static func surfaceDidTurn() {
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
  }
}
