import Foundation

extension TextStyle {
  package func attributes(in environment: EnvironmentValues) -> ResolvedText.Attributes {
    let ownStyle = environment.fields.hasFixedColors ? nil : foreground?.style
    let style = ownStyle ?? environment.foregroundStyle
    let paint = paint(of: style, in: environment)
    var attributes = ResolvedText.Attributes(
      font: resolvedFont(in: environment), color: paint.mainColor, tracking: tracking.finite,
      kerning: tracking == 0 ? kerning.finite : 0, baselineOffset: baselineOffset.finite,
      underline: underline?.resolved(in: environment), strikethrough: strikethrough?.resolved(in: environment))
    if let rarities {
      attributes.rarities = ResolvedText.Rarities(
        background: rarities.background?.resolve(in: environment), attributes: rarities.attributes,
        language: rarities.language)
    }
    attributes.link = link
    if let style {
      switch paint {
      case .color, .backdrop: break
      default: attributes.foreground = TextForeground(style)
      }
    }
    return attributes
  }

  private func resolvedFont(in environment: EnvironmentValues) -> ResolvedFont {
    var font = font ?? .default
    if let width { font = font.width(width) }
    if scale != .default { font = font.scaled(by: scale.factor) }
    return font.resolved(
      in: FontContext(
        dynamicTypeSize: environment.dynamicTypeSize, isBoldTextPreferred: environment.legibilityWeight == .bold,
        weight: isBold ? .bold : weight, design: isMonospaced ? .monospaced : design, isItalic: isItalic,
        hasMonospacedDigits: hasMonospacedDigits, idiom: environment.idiom))
  }

  /// What a style paints with, wherever that may be.
  private func paint(of style: AnyShapeStyle?, in environment: EnvironmentValues) -> Paint {
    let context = _PaintContext(environment: environment, bounds: .zero)
    return (style?._paint(in: context) ?? Color.primary._paint(in: context)).paint
  }

  /// This style with the attributes of a run from Markdown or an attributed string.
  ///
  /// - Parameter link: the address of a link; nil for none.
  func adding(_ intent: InlinePresentationIntent, link: URL?, isLink: Bool) -> TextStyle {
    guard !intent.isEmpty || isLink else { return self }
    var style = self
    if let link { style.link = TextLink(url: link) }
    if intent.contains(.stronglyEmphasized) { style.isBold = true }
    if intent.contains(.emphasized) { style.isItalic = true }
    if intent.contains(.code) { style.isMonospaced = true }
    if intent.contains(.strikethrough) { style.strikethrough = .single }
    if isLink { style.foreground = TextForeground(.tint) }
    return style
  }
}

extension CGFloat {
  /// The number, or 0 if it is none or has no end.
  fileprivate var finite: CGFloat { isFinite ? self : 0 }
}

extension Text.LineStyle {
  fileprivate func resolved(in environment: EnvironmentValues) -> ResolvedText.LineDecoration {
    ResolvedText.LineDecoration(pattern: pattern, color: color?.resolve(in: environment))
  }
}
