import Foundation
import SwiftUI

// J132: fonts in archives.

nonisolated extension UIFont: NSSecureCoding, NSCopying {
  private enum Key {
    static let name = "UIFontName"
    static let size = "UIFontPointSize"
    static let weight = "UIFontWeight"
    static let design = "UIFontDesign"
    static let isItalic = "UIFontIsItalic"
    static let hasEqualDigits = "UIFontHasEqualDigits"
    static let style = "UIFontTextStyle"
  }

  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    coder.encode(content.name as NSString?, forKey: Key.name)
    coder.encode(Double(content.size), forKey: Key.size)
    coder.encode(Double(content.weight.rawValue), forKey: Key.weight)
    coder.encode(Self.designs.firstIndex(of: content.design) ?? 0, forKey: Key.design)
    coder.encode(content.isItalic, forKey: Key.isItalic)
    coder.encode(content.hasEqualDigits, forKey: Key.hasEqualDigits)
    coder.encode(content.style?.rawValue as NSString?, forKey: Key.style)
  }

  /// The font of an archive; nil if there is none in it.
  public convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Key.size) else { return nil }
    let design = coder.decodeInteger(forKey: Key.design)
    self.init(
      Content(
        name: coder.decodeObject(of: NSString.self, forKey: Key.name) as String?,
        size: coder.decodeDouble(forKey: Key.size), weight: Weight(coder.decodeDouble(forKey: Key.weight)),
        design: Self.designs.indices.contains(design) ? Self.designs[design] : .default,
        isItalic: coder.decodeBool(forKey: Key.isItalic), hasEqualDigits: coder.decodeBool(forKey: Key.hasEqualDigits),
        style: coder.decodeObject(of: NSString.self, forKey: Key.style).map { TextStyle(rawValue: $0 as String) }))
  }

  private static var designs: [Font.Design] { [.default, .serif, .rounded, .monospaced] }

  /// The font itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
