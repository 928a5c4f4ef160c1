/// The style of the header or the footer of a section in a container.
nonisolated package struct SectionPartAppearance: Equatable, Sendable {
  package var font: Font?
  package var foreground: AnyShapeStyle?

  package init(font: Font? = nil, foreground: AnyShapeStyle? = nil) {
    self.font = font
    self.foreground = foreground
  }

  package static func == (left: SectionPartAppearance, right: SectionPartAppearance) -> Bool {
    left.font == right.font && ValueComparison.areEqual(left.foreground, right.foreground)
  }

  fileprivate func write(to values: inout EnvironmentValues) {
    if let font { values.font = font }
    if let foreground { values.setPlatformForeground(foreground) }
  }
}

/// The style of sections' headers and footers in a container.
nonisolated package struct SectionAppearance: Equatable, Sendable {
  package var header: SectionPartAppearance
  /// The style of prominent headers.
  package var prominentHeader: SectionPartAppearance
  package var footer: SectionPartAppearance

  package init(header: SectionPartAppearance, prominentHeader: SectionPartAppearance, footer: SectionPartAppearance) {
    self.header = header
    self.prominentHeader = prominentHeader
    self.footer = footer
  }
}

nonisolated private struct SectionAppearanceKey: EnvironmentKey {
  static var defaultValue: SectionAppearance? { nil }
}

nonisolated private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

nonisolated extension EnvironmentValues {
  /// The style that the container sets for headers and footers of sections; nil for none.
  package var sectionAppearance: SectionAppearance? {
    get { self[SectionAppearanceKey.self] }
    set { self[SectionAppearanceKey.self] = newValue }
  }

  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

/// Gives the header or the footer of a section the style that the container around it sets.
nonisolated struct SectionPartModifier: EnvironmentModifier {
  enum Part {
    case header, footer
  }

  let part: Part

  func write(to values: inout EnvironmentValues) {
    guard let appearance = values.sectionAppearance else { return }
    switch part {
    case .header:
      (values.headerProminence == .increased ? appearance.prominentHeader : appearance.header).write(to: &values)
    case .footer: appearance.footer.write(to: &values)
    }
  }
}
