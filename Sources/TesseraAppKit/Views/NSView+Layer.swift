import Foundation
import SwiftUI
import TesseraUIKit

extension NSView {
  /// The layer of the view. Every view has one here, so it is never nil, and setting it has no effect.
  ///
  /// The y of layers in it grows downward, as in a flipped view.
  public var layer: CALayer? {
    get { backing.layer }
    set {}
  }

  /// Light or dark, even if the surroundings are the other; nil leaves it to them.
  public var appearance: NSAppearance? {
    get { NSAppearance(backing.overrideUserInterfaceStyle) }
    set { backing.overrideUserInterfaceStyle = newValue?.style ?? .unspecified }
  }

  /// Whether the view is light or dark.
  public var effectiveAppearance: NSAppearance {
    NSAppearance(isDark: backing.traitCollection.userInterfaceStyle == .dark)
  }

  /// The direction of the user's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIApplication.shared.userInterfaceLayoutDirection
  }
}

/// The direction of a language.
public typealias NSUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection

/// Light or dark.
nonisolated public final class NSAppearance: Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, in front of other content.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, in front of other content.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")

    var isDark: Bool { self == .darkAqua || self == .vibrantDark }
  }

  /// What it is called.
  public let name: Name

  /// An appearance of the system; nil if there is none of that name.
  public init?(named name: Name) {
    guard [.aqua, .darkAqua, .vibrantLight, .vibrantDark].contains(name) else { return nil }
    self.name = name
  }

  init(isDark: Bool) {
    name = isDark ? .darkAqua : .aqua
  }

  convenience init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .unspecified: return nil
    case .light: self.init(isDark: false)
    case .dark: self.init(isDark: true)
    }
  }

  var style: UIUserInterfaceStyle { name.isDark ? .dark : .light }

  /// The first of some names that is as light or dark as this one; nil if there is none.
  public func bestMatch(from appearances: [Name]) -> Name? {
    appearances.first { $0 == name } ?? appearances.first { $0.isDark == name.isDark }
  }

  /// The appearance of the code that is running.
  public static func currentDrawing() -> NSAppearance {
    NSAppearance(isDark: UITraitCollection.current.userInterfaceStyle == .dark)
  }
}

extension NSApplication {
  /// Whether the program is light or dark.
  public var effectiveAppearance: NSAppearance { .currentDrawing() }
}
