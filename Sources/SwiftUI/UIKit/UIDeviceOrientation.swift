import Foundation
import TesseraCore

/// The orientation of a device.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// Nothing is known about how it is held.
  case unknown = 0
  /// Upright.
  case portrait
  /// Upright, with its top at the bottom.
  case portraitUpsideDown
  /// On its side, with its top to the left.
  case landscapeLeft
  /// On its side, with its top to the right.
  case landscapeRight
  /// Flat, with its screen up.
  case faceUp
  /// Flat, with its screen down.
  case faceDown

  /// Whether it is held upright, in either direction.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held on its side, in either direction.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be shown so: neither flat nor unknown.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
