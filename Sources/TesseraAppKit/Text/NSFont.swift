import Foundation
import SwiftUI
import TesseraUIKit

/// A font under the name that it has in AppKit. Its sizes without a number are those of UIKit: 14 points, and not 13.
public typealias NSFont = UIFont

/// How a font is, under the name that it has in AppKit.
public typealias NSFontDescriptor = UIFontDescriptor

nonisolated extension UIFont {
  /// A font of text that the user writes; 0 stands for the usual size.
  public static func userFont(ofSize fontSize: CGFloat) -> UIFont? { sized(fontSize) }

  /// A font of text that the user writes, with letters of one width; 0 stands for the usual size.
  public static func userFixedPitchFont(ofSize fontSize: CGFloat) -> UIFont? {
    monospacedSystemFont(ofSize: sized(fontSize).pointSize, weight: .regular)
  }

  /// The font of labels; 0 stands for the usual size.
  public static func labelFont(ofSize fontSize: CGFloat) -> UIFont { sized(fontSize) }

  /// The font of messages; 0 stands for the usual size.
  public static func messageFont(ofSize fontSize: CGFloat) -> UIFont { sized(fontSize) }

  /// The font of menus; 0 stands for the usual size.
  public static func menuFont(ofSize fontSize: CGFloat) -> UIFont { sized(fontSize) }

  /// The font of menu bars; 0 stands for the usual size.
  public static func menuBarFont(ofSize fontSize: CGFloat) -> UIFont { sized(fontSize) }

  /// The font of title bars; 0 stands for the usual size.
  public static func titleBarFont(ofSize fontSize: CGFloat) -> UIFont {
    boldSystemFont(ofSize: sized(fontSize).pointSize)
  }

  /// The font of help texts; 0 stands for their usual size.
  public static func toolTipsFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize > 0 ? fontSize : smallSystemFontSize)
  }

  /// The font of what controls show; 0 stands for the usual size.
  public static func controlContentFont(ofSize fontSize: CGFloat) -> UIFont { sized(fontSize) }

  private static func sized(_ size: CGFloat) -> UIFont {
    systemFont(ofSize: size > 0 && size.isFinite ? size : systemFontSize)
  }

  /// The font of text for a purpose, in the user's text size.
  ///
  /// - Parameter options: means nothing here.
  public static func preferredFont(
    forTextStyle style: TextStyle, options: [NSFontDescriptor.TextStyleOptionKey: Any] = [:]
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// The size of text in a control, in points.
  public static func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: smallSystemFontSize - 2
    case .small: smallSystemFontSize
    case .regular, .large: systemFontSize
    }
  }

  /// The name to show to people.
  public var displayName: String? { fontName }

  /// Whether all letters have one width, as the system's font of that kind has.
  public var isFixedPitch: Bool { fontDescriptor.symbolicTraits.contains(.traitMonoSpace) }
}

nonisolated extension UIFontDescriptor {
  /// Options of fonts for purposes. There are none.
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

nonisolated extension UIFontDescriptor.SymbolicTraits {
  /// Slanted letters.
  public static var italic: Self { traitItalic }
  /// Bold letters.
  public static var bold: Self { traitBold }
  /// Letters of one width.
  public static var monoSpace: Self { traitMonoSpace }
}

/// Changes fonts, under the name that it has in AppKit.
@MainActor @preconcurrency
public final class NSFontManager: NSObject {
  /// The one that the program uses.
  public static let shared = NSFontManager()

  /// What a font can be changed to.
  public func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
    var traits = fontObj.fontDescriptor.symbolicTraits
    if trait.contains(.italicFontMask) { traits.insert(.italic) }
    if trait.contains(.boldFontMask) { traits.insert(.bold) }
    if trait.contains(.fixedPitchFontMask) { traits.insert(.monoSpace) }
    if trait.contains(.unitalicFontMask) { traits.remove(.italic) }
    if trait.contains(.unboldFontMask) { traits.remove(.bold) }
    return with(fontObj, traits)
  }

  /// The same font without traits.
  public func convert(_ fontObj: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont {
    var traits = fontObj.fontDescriptor.symbolicTraits
    if trait.contains(.italicFontMask) { traits.remove(.italic) }
    if trait.contains(.boldFontMask) { traits.remove(.bold) }
    return with(fontObj, traits)
  }

  /// The same font in another size, in points.
  public func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }

  private func with(_ font: NSFont, _ traits: NSFontDescriptor.SymbolicTraits) -> NSFont {
    font.fontDescriptor.withSymbolicTraits(traits).map { NSFont(descriptor: $0, size: 0) } ?? font
  }

  /// The traits of a font.
  public func traits(of fontObj: NSFont) -> NSFontTraitMask {
    let traits = fontObj.fontDescriptor.symbolicTraits
    var result: NSFontTraitMask = []
    if traits.contains(.italic) { result.insert(.italicFontMask) }
    if traits.contains(.bold) { result.insert(.boldFontMask) }
    if traits.contains(.monoSpace) { result.insert(.fixedPitchFontMask) }
    return result
  }
}

/// Traits that fonts are changed to.
nonisolated public struct NSFontTraitMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Slanted letters.
  public static let italicFontMask = NSFontTraitMask(rawValue: 1 << 0)
  /// Bold letters.
  public static let boldFontMask = NSFontTraitMask(rawValue: 1 << 1)
  /// Letters that are not bold.
  public static let unboldFontMask = NSFontTraitMask(rawValue: 1 << 2)
  /// Letters of one width.
  public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 1 << 10)
  /// Letters that are not slanted.
  public static let unitalicFontMask = NSFontTraitMask(rawValue: 1 << 24)
}
