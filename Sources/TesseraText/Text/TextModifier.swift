import Foundation

/// One change to the style of text. `Text` keeps a list of them; the `View` modifiers of the same names make them
/// part of the environment.
package enum TextModifier: Equatable, Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case bold(Bool)
  case italic(Bool)
  case width(Font.Width?)
  case design(Font.Design?)
  case monospaced(Bool)
  case monospacedDigits
  case foreground(TextForeground)
  case tracking(CGFloat)
  case kerning(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case scale(Text.Scale)
  case attributes(TextAttributeValues)
  case language(String?)

  /// Changes `style`. Of two modifiers of one kind the last one applied, that is the innermost one, wins.
  package func apply(to style: inout TextStyle) {
    switch self {
    case .font(let font): style.font = font
    case .weight(let weight):
      style.weight = weight
      style.isBold = false
    case .bold(let isActive): style.isBold = isActive
    case .italic(let isActive): style.isItalic = isActive
    case .width(let width): style.width = width
    case .design(let design): style.design = design
    case .monospaced(let isActive): style.isMonospaced = isActive
    case .monospacedDigits: style.hasMonospacedDigits = true
    case .foreground(let foreground): style.foreground = foreground
    case .tracking(let tracking): style.tracking = tracking
    case .kerning(let kerning): style.kerning = kerning
    case .baselineOffset(let offset): style.baselineOffset = offset
    case .underline(let line): style.underline = line
    case .strikethrough(let line): style.strikethrough = line
    case .scale(let scale): style.scale = scale
    case .attributes(let values): style.changeRarities { $0.attributes = $0.attributes.merging(values) }
    case .language(let tag): style.changeRarities { $0.language = tag }
    }
  }
}
