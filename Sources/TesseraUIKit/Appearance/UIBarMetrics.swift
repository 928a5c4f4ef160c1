import Foundation

/// How much room a bar has.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Little.
  case compact
  /// As usual, with a line above.
  case defaultPrompt = 101
  /// Little, with a line above.
  case compactPrompt
}

/// Where a bar is.
nonisolated public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, with the status of the device.
  case topAttached
}

/// The tone of a bar.
nonisolated public enum UIBarStyle: Int, Sendable {
  /// That of the surroundings.
  case `default` = 0
  /// White letters on black.
  case black
}

/// A distance along both axes, in points.
nonisolated public struct UIOffset: Equatable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
