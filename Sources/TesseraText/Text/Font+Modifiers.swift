import Foundation

/// What is changed about a font after its typeface and size were chosen.
struct FontTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var width: Font.Width?
  var design: Font.Design?
  var leading: Font.Leading?
  var isItalic = false
  var hasMonospacedDigits = false
  var hasLowercaseSmallCaps = false
  var hasUppercaseSmallCaps = false
  /// Points, instead of the size chosen first.
  var pointSize: CGFloat?
  /// A factor on the size.
  var scale: CGFloat = 1
}

extension Font {
  private func with<Value>(_ trait: WritableKeyPath<FontTraits, Value>, _ value: Value) -> Font {
    var font = self
    font.traits[keyPath: trait] = value
    return font
  }

  /// The font in bold.
  public func bold(_ isActive: Bool = true) -> Font {
    with(\.weight, isActive ? .bold : nil)
  }

  /// The font slanted.
  public func italic(_ isActive: Bool = true) -> Font {
    with(\.isItalic, isActive)
  }

  /// The font with strokes of another thickness.
  public func weight(_ weight: Weight) -> Font {
    with(\.weight, weight)
  }

  /// The font with narrower or wider letters.
  public func width(_ width: Width) -> Font {
    with(\.width, width)
  }

  /// The font with all characters of the same width, where its family has that.
  public func monospaced(_ isActive: Bool = true) -> Font {
    with(\.design, isActive ? .monospaced : nil)
  }

  /// The font with all digits of the same width.
  public func monospacedDigit() -> Font {
    with(\.hasMonospacedDigits, true)
  }

  /// The font with small capitals instead of all letters.
  public func smallCaps() -> Font {
    lowercaseSmallCaps().uppercaseSmallCaps()
  }

  /// The font with small capitals instead of small letters.
  public func lowercaseSmallCaps() -> Font {
    with(\.hasLowercaseSmallCaps, true)
  }

  /// The font with small capitals instead of capital letters.
  public func uppercaseSmallCaps() -> Font {
    with(\.hasUppercaseSmallCaps, true)
  }

  /// The font with lines closer together or further apart.
  public func leading(_ leading: Leading) -> Font {
    with(\.leading, leading)
  }

  /// The font in another size, in points.
  public func pointSize(_ size: CGFloat) -> Font {
    with(\.pointSize, size)
  }

  /// The font with its size multiplied by a factor.
  public func scaled(by factor: CGFloat) -> Font {
    with(\.scale, traits.scale * factor)
  }
}
