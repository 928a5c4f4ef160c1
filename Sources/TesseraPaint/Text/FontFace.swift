import CPango
import Foundation

/// One face of a family of fonts.
struct FontFace: Equatable {
  var family: String
  /// From 100 (thin) to 1000.
  var weight: Int
  var isItalic: Bool

  /// The face of a PostScript name or a full name, such as `Lobster-Regular`, which is how apps call fonts. nil if no font
  /// that is known has it.
  init?(named name: String) {
    let found = ["postscriptname", "fullname"].lazy.compactMap { Self.face(where: $0, is: name) }.first
    guard let found else { return nil }
    self = found
  }

  private init(family: String, weight: Int, isItalic: Bool) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }

  private static func face(where property: String, is name: String) -> FontFace? {
    guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return nil }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(properties)
    }
    FcPatternAddString(pattern, property, name)
    for wanted in ["family", "weight", "slant"] { FcObjectSetAdd(properties, wanted) }
    guard let fonts = FcFontList(nil, pattern, properties) else { return nil }
    defer { FcFontSetDestroy(fonts) }
    guard fonts.pointee.nfont > 0, let first = fonts.pointee.fonts[0] else { return nil }
    return FontFace(first)
  }

  private init?(_ pattern: OpaquePointer) {
    var family: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, "family", 0, &family) == FcResultMatch, let family else { return nil }
    var weight: Double = 80
    var slant: Int32 = 0
    _ = FcPatternGetDouble(pattern, "weight", 0, &weight)
    _ = FcPatternGetInteger(pattern, "slant", 0, &slant)
    self.init(
      family: String(cString: family), weight: Int(FcWeightToOpenTypeDouble(weight)), isItalic: slant != 0)
  }
}
