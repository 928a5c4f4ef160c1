/// Why parts of a surface are not safe to lay content out in.
@frozen
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  @inlinable
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What the device and the views around cover: a status bar, a toolbar.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What a keyboard on the screen covers.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Every region.
  public static let all = SafeAreaRegions(rawValue: .max)
}
