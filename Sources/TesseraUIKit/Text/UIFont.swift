import Foundation
import SwiftUI
import TesseraCore

/// A font under the name that it has in UIKit.
nonisolated public final class UIFont: NSObject, Sendable {
  /// How heavy letters are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The nearest of the weights that fonts have.
    var weight: Font.Weight {
      let known: [(CGFloat, Font.Weight)] = [
        (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium), (0.3, .semibold),
        (0.4, .bold), (0.56, .heavy), (0.62, .black),
      ]
      return known.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? .regular
    }
  }

  /// What text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

    var style: Font.TextStyle {
      switch self {
      case .extraLargeTitle, .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }

    /// The size at the usual text size, in points.
    var size: CGFloat {
      switch self {
      case .extraLargeTitle: 36
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  struct Content: Hashable, Sendable {
    var name: String?
    var size: CGFloat
    var weight = Weight.regular
    var design = Font.Design.default
    var isItalic = false
    var hasEqualDigits = false
    /// The style whose text size is the user's; nil for a fixed size.
    var style: TextStyle?
  }

  let content: Content

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// A font of the program or of the system; nil never: a name that is not there is the system's font, as in `Font`.
  public convenience init?(name: String, size: CGFloat) {
    self.init(Content(name: name, size: size))
  }

  /// The system's font.
  ///
  /// - Parameters:
  ///   - fontSize: in points.
  ///   - weight: how heavy letters are.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(Content(size: fontSize, weight: weight))
  }

  /// The system's font, bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font, slanted.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Content(size: fontSize, isItalic: true))
  }

  /// The system's font with letters of one width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Content(size: fontSize, weight: weight, design: .monospaced))
  }

  /// The system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Content(size: fontSize, weight: weight, hasEqualDigits: true))
  }

  /// The font of text for a purpose, in the user's text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(Content(size: style.size, weight: style == .headline ? .semibold : .regular, style: style))
  }

  /// The font of text for a purpose.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// The usual size of text, in points.
  public static var systemFontSize: CGFloat { 14 }

  /// The usual size of small text, in points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The usual size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }

  /// The usual size of text on buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }

  /// The size, in points; of a text style, that at the usual text size.
  public var pointSize: CGFloat { content.size }

  /// The name that the font was asked for by; that of the system's font if it was not.
  public var fontName: String { content.name ?? "System" }

  /// The name of the family.
  public var familyName: String { fontName }

  /// The height of a line, in points.
  @MainActor @preconcurrency public var lineHeight: CGFloat {
    OffscreenView.size(of: Text(verbatim: "X").font(Font(self)), in: CGSize(width: CGFloat.nan, height: .nan)).height
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var content = content
    content.size = fontSize
    content.style = nil
    return UIFont(content)
  }

  /// How the font can be changed.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// The font of a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: how the font is.
  ///   - pointSize: in points; 0 for the size that the descriptor has.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
    self.init(font.content)
  }

  func with(
    weight: Weight? = nil, design: Font.Design? = nil, isItalic: Bool? = nil
  ) -> UIFont {
    var content = content
    if let weight { content.weight = weight }
    if let design { content.design = design }
    if let isItalic { content.isItalic = isItalic }
    return UIFont(content)
  }

  var isBold: Bool { content.weight.rawValue >= Weight.semibold.rawValue }
  var isItalic: Bool { content.isItalic }
  var design: Font.Design { content.design }

  var font: Font {
    var font: Font
    if let name = content.name {
      font =
        content.style.map { Font.custom(name, size: content.size, relativeTo: $0.style) }
        ?? Font.custom(name, fixedSize: content.size)
      if content.weight != .regular { font = font.weight(content.weight.weight) }
    } else if let style = content.style {
      font = Font.system(style.style, design: content.design).weight(content.weight.weight)
    } else {
      font = Font.system(size: content.size, weight: content.weight.weight, design: content.design)
    }
    if content.isItalic { font = font.italic() }
    return content.hasEqualDigits ? font.monospacedDigit() : font
  }

  /// A font that grows with the user's text size as a style does, if it has a name.
  func growing(with style: TextStyle) -> UIFont? {
    guard content.name != nil else { return nil }
    var content = content
    content.style = style
    return UIFont(content)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.content == content }

  public override var hash: Int { content.hashValue }
}

/// How a font is, and how it can be changed.
nonisolated public struct UIFontDescriptor: Hashable, Sendable {
  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The form of letters.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// That of the system.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// Of one width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")

    var design: Font.Design {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
  }

  /// The font of text for a purpose.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size, in points.
  public var pointSize: CGFloat { font.pointSize }

  /// The traits of the font.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isBold { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same font with these traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      font.with(
        weight: symbolicTraits.contains(.traitBold) ? .bold : font.isBold ? .regular : nil,
        design: symbolicTraits.contains(.traitMonoSpace) ? .monospaced : nil,
        isItalic: symbolicTraits.contains(.traitItalic)))
  }

  /// The same font with another form of letters.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(font.with(design: design.design))
  }

  /// The same font in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }
}

/// Makes fonts and lengths grow with the user's text size.
@MainActor @preconcurrency
public final class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// As text for a purpose grows.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// As the text of a page grows.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A font that grows with the user's text size. That of the system is in the size of this moment.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.growing(with: style) ?? font.withSize(scaledValue(for: font.pointSize))
  }

  /// A length in the user's text size of this moment, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    let usual = height(of: .large)
    let user = height(of: FrontmostGraph.current?.environment.dynamicTypeSize ?? .large)
    return usual > 0 ? value * user / usual : value
  }

  private func height(of size: DynamicTypeSize) -> CGFloat {
    let text = Text(verbatim: "X").font(.system(style.style)).environment(\.dynamicTypeSize, size)
    return OffscreenView.size(of: text, in: CGSize(width: CGFloat.nan, height: .nan)).height
  }
}

nonisolated extension Font {
  /// A font of UIKit's.
  public init(_ font: UIFont) {
    self = font.font
  }
}
