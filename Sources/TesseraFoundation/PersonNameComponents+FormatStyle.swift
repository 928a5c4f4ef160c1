import Foundation
import TesseraCore

nonisolated extension PersonNameComponents {
  /// Writes the name of a person.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: Int, Codable, Sendable {
      /// The nickname, or else the given name.
      case short
      /// The given name and the family name.
      case medium
      /// All parts.
      case long
      /// Initials.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    /// The language, which says whether the family name comes first.
    public var locale: Locale

    /// Writes the name of a person.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Writes a name.
    public func format(_ value: PersonNameComponents) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.locale = locale == .autoupdatingCurrent ? ProgramLocale.current : locale
      formatter.style =
        switch style {
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return formatter.string(from: value)
    }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The name as a style writes it.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// The given name and the family name.
  public func formatted() -> String { formatted(FormatStyle()) }
}

nonisolated extension Foundation.FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes the name of a person.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
