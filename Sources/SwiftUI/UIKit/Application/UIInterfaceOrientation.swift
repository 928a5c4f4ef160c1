/// The direction of an interface on its device.
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// Upright.
  case portrait
  /// Upright, with the device's top at the bottom.
  case portraitUpsideDown
  /// On its side, with the device's top to the right.
  case landscapeLeft
  /// On its side, with the device's top to the left.
  case landscapeRight

  /// Whether it is upright, in either direction.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side, in either direction.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Directions that an interface may be shown in.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: UIInterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// Upright, with the device's top at the bottom.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// On its side, with the device's top to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// On its side, with the device's top to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// On its side, in either direction.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but the one with the device's top at the bottom.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
