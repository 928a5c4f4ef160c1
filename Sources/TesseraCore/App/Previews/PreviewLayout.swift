import Foundation

/// The size of the container that a preview is shown in.
nonisolated public enum PreviewLayout: Sendable {
  /// The screen of the device.
  case device
  /// The view's own size.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}
