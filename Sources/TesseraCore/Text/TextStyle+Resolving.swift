import Foundation

extension TextStyle {
  func attributes(in environment: EnvironmentValues) -> ResolvedText.Attributes {
    ResolvedText.Attributes(
      font: resolvedFont(in: environment), color: resolvedColor(in: environment), tracking: tracking.finite,
      kerning: tracking == 0 ? kerning.finite : 0, baselineOffset: baselineOffset.finite,
      underline: underline?.resolved(in: environment), strikethrough: strikethrough?.resolved(in: environment))
  }

  private func resolvedFont(in environment: EnvironmentValues) -> ResolvedFont {
    var font = font ?? .default
    if let width { font = font.width(width) }
    if scale != .default { font = font.scaled(by: scale.factor) }
    return font.resolved(
      in: FontContext(
        dynamicTypeSize: environment.dynamicTypeSize, isBoldTextPreferred: environment.legibilityWeight == .bold,
        weight: isBold ? .bold : weight, design: isMonospaced ? .monospaced : design, isItalic: isItalic,
        hasMonospacedDigits: hasMonospacedDigits))
  }

  /// The colour of the characters; of a gradient its first colour.
  private func resolvedColor(in environment: EnvironmentValues) -> Color.Resolved {
    let context = _PaintContext(environment: environment, bounds: .zero)
    let style = foreground?.style ?? environment.foregroundStyle
    return switch (style?._paint(in: context) ?? Color.primary._paint(in: context)).paint {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.first?.color ?? .clear
    }
  }

  /// This style changed by what Markdown or an attributed string says of a stretch of text.
  func adding(_ intent: InlinePresentationIntent, isLink: Bool) -> TextStyle {
    guard !intent.isEmpty || isLink else { return self }
    var style = self
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
    ResolvedText.LineDecoration(color: color?.resolve(in: environment))
  }
}
