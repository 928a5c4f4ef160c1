/// The style of the header or the footer of a section in a container.
nonisolated package struct SectionPartLooks: Equatable, Sendable {
  package var font: Font?
  package var foreground: AnyShapeStyle?

  package init(font: Font? = nil, foreground: AnyShapeStyle? = nil) {
    self.font = font
    self.foreground = foreground
  }

  package static func == (left: SectionPartLooks, right: SectionPartLooks) -> Bool {
    left.font == right.font && ValueComparison.areEqual(left.foreground, right.foreground)
  }

  fileprivate func write(to values: inout EnvironmentValues) {
    if let font { values.font = font }
    if let foreground { values.setPlatformForeground(foreground) }
  }
}

/// How the parts of sections look in a container.
nonisolated package struct SectionLooks: Equatable, Sendable {
  package var header: SectionPartLooks
  /// The header where headers stand out.
  package var prominentHeader: SectionPartLooks
  package var footer: SectionPartLooks

  package init(header: SectionPartLooks, prominentHeader: SectionPartLooks, footer: SectionPartLooks) {
    self.header = header
    self.prominentHeader = prominentHeader
    self.footer = footer
  }
}

nonisolated private struct SectionLooksKey: EnvironmentKey {
  static var defaultValue: SectionLooks? { nil }
}

nonisolated private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

/// How much something stands out.
nonisolated public enum Prominence: Sendable {
  case standard
  case increased
}

nonisolated extension EnvironmentValues {
  /// How the container around a section wants its parts to look; nil leaves them as they are.
  package var sectionLooks: SectionLooks? {
    get { self[SectionLooksKey.self] }
    set { self[SectionLooksKey.self] = newValue }
  }

  /// How much the headers of sections stand out.
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
    guard let looks = values.sectionLooks else { return }
    switch part {
    case .header: (values.headerProminence == .increased ? looks.prominentHeader : looks.header).write(to: &values)
    case .footer: looks.footer.write(to: &values)
    }
  }
}
