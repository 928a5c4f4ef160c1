import Foundation

/// What a font depends on besides itself: the user's preferences, and what views above the text ask for.
package struct FontContext: Equatable, Sendable {
  package var dynamicTypeSize: DynamicTypeSize
  /// Whether the user prefers bold text.
  package var isBoldTextPreferred: Bool
  /// Goes before the font's own weight.
  package var weight: Font.Weight?
  /// Goes before the font's own design.
  package var design: Font.Design?
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  /// Decides on the sizes and weights of text styles.
  package var idiom: InterfaceIdiom

  package init(
    dynamicTypeSize: DynamicTypeSize = .large, isBoldTextPreferred: Bool = false, weight: Font.Weight? = nil,
    design: Font.Design? = nil, isItalic: Bool = false, hasMonospacedDigits: Bool = false,
    idiom: InterfaceIdiom = .phone
  ) {
    self.idiom = idiom
    self.dynamicTypeSize = dynamicTypeSize
    self.isBoldTextPreferred = isBoldTextPreferred
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

extension Font {
  /// The font with nothing left to decide.
  package func resolved(in context: FontContext) -> ResolvedFont {
    var font = ResolvedFont(
      family: family(in: context),
      size: size(in: context),
      weight: weight(in: context),
      isItalic: traits.isItalic || context.isItalic,
      hasMonospacedDigits: traits.hasMonospacedDigits || context.hasMonospacedDigits,
      hasSmallCaps: traits.hasLowercaseSmallCaps)
    if let width = traits.width { font.width = width.step }
    return font
  }

  private func family(in context: FontContext) -> ResolvedFont.Family {
    if case .named(let name, _, _) = base { return .named(name) }
    return .system(context.design ?? traits.design ?? .default)
  }

  private func weight(in context: FontContext) -> Int {
    var number = (context.weight ?? traits.weight ?? ownWeight(in: context.idiom)).number
    if context.isBoldTextPreferred { number += 200 }
    return min(number, Weight.black.number)
  }

  private func ownWeight(in idiom: InterfaceIdiom) -> Weight {
    if case .textStyle(let style) = base { return style.weight(in: idiom) }
    return .regular
  }

  private func size(in context: FontContext) -> CGFloat {
    let size = (traits.pointSize ?? baseSize(in: context)) * traits.scale
    guard size.isFinite else { return TextStyle.body.size(for: .large) }
    return max(1, min(size, Self.maximumSize))
  }

  /// Larger letters would not fit on any screen, and their figures in no text engine.
  private static let maximumSize: CGFloat = 10_000

  private func baseSize(in context: FontContext) -> CGFloat {
    let preference = context.dynamicTypeSize
    return switch base {
    case .system(let size), .named(_, let size, nil): size
    case .textStyle(let style): style.size(for: preference, in: context.idiom)
    case .named(_, let size, let style?): size * style.size(for: preference) / style.size(for: .large)
    }
  }
}
