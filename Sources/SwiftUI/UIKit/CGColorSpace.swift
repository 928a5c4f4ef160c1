// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import TesseraCore

/// What the components of a color mean, under the name that it has in Core Graphics. All colors are in sRGB here.
nonisolated public final class CGColorSpace: Hashable, Sendable {
  /// The name, such as `CGColorSpace.sRGB`; nil for that of the device.
  public let name: String?
  /// Whether a color has one component.
  let isGray: Bool

  /// - Returns: nil for a name that is not known.
  public init?(name: String) {
    guard Self.names.contains(name) else { return nil }
    self.name = name
    isGray = name == Self.genericGrayGamma2_2
  }

  fileprivate init(isGray: Bool) {
    name = nil
    self.isGray = isGray
  }

  /// The usual colors of screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Those, with values outside of 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The colors of wide screens. They are taken as sRGB here.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Shades of gray.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  private static let names = [sRGB, extendedSRGB, displayP3, genericGrayGamma2_2]

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.isGray == right.isGray
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The colors of the device, which are sRGB here.
nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(isGray: false) }

/// Shades of gray, which are colors in sRGB here.
nonisolated public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(isGray: true) }

/// An array, under the name that it has in Core Foundation.
public typealias CFArray = [Any]
