import TesseraCore

// `SystemColor` defines each of them: as in SwiftUI, in light and dark.

nonisolated extension UIColor {
  private convenience init(_ color: SystemColor) {
    self.init(Color(system: color))
  }

  // MARK: Colors of the system

  public static var systemRed: UIColor { UIColor(SystemColor.red) }
  public static var systemOrange: UIColor { UIColor(SystemColor.orange) }
  public static var systemYellow: UIColor { UIColor(SystemColor.yellow) }
  public static var systemGreen: UIColor { UIColor(SystemColor.green) }
  public static var systemMint: UIColor { UIColor(SystemColor.mint) }
  public static var systemTeal: UIColor { UIColor(SystemColor.teal) }
  public static var systemCyan: UIColor { UIColor(SystemColor.cyan) }
  public static var systemBlue: UIColor { UIColor(SystemColor.blue) }
  public static var systemIndigo: UIColor { UIColor(SystemColor.indigo) }
  public static var systemPurple: UIColor { UIColor(SystemColor.purple) }
  public static var systemPink: UIColor { UIColor(SystemColor.pink) }
  public static var systemBrown: UIColor { UIColor(SystemColor.brown) }
  public static var systemGray: UIColor { UIColor(SystemColor.gray) }
  public static var systemGray2: UIColor { UIColor(SystemColor.gray2) }
  public static var systemGray3: UIColor { UIColor(SystemColor.gray3) }
  public static var systemGray4: UIColor { UIColor(SystemColor.gray4) }
  public static var systemGray5: UIColor { UIColor(SystemColor.gray5) }
  public static var systemGray6: UIColor { UIColor(SystemColor.gray6) }
  public static var tintColor: UIColor { UIColor(SystemColor.accent) }

  // MARK: Texts, lines and areas

  public static var label: UIColor { UIColor(SystemColor.primary) }
  public static var secondaryLabel: UIColor { UIColor(SystemColor.secondary) }
  public static var tertiaryLabel: UIColor { UIColor(SystemColor.tertiary) }
  public static var quaternaryLabel: UIColor { UIColor(SystemColor.quaternary) }
  public static var placeholderText: UIColor { UIColor(SystemColor.placeholder) }
  public static var link: UIColor { UIColor(SystemColor.link) }
  public static var separator: UIColor { UIColor(SystemColor.separator) }
  public static var opaqueSeparator: UIColor { UIColor(SystemColor.opaqueSeparator) }
  public static var systemFill: UIColor { UIColor(SystemColor.fill) }
  public static var secondarySystemFill: UIColor { UIColor(SystemColor.secondaryFill) }
  public static var tertiarySystemFill: UIColor { UIColor(SystemColor.tertiaryFill) }
  public static var quaternarySystemFill: UIColor { UIColor(SystemColor.quaternaryFill) }
  public static var systemBackground: UIColor { UIColor(SystemColor.background) }
  public static var secondarySystemBackground: UIColor { UIColor(SystemColor.secondaryBackground) }
  public static var tertiarySystemBackground: UIColor { UIColor(SystemColor.tertiaryBackground) }
  public static var systemGroupedBackground: UIColor { UIColor(SystemColor.groupedBackground) }
  public static var secondarySystemGroupedBackground: UIColor { UIColor(SystemColor.secondaryGroupedBackground) }
  public static var tertiarySystemGroupedBackground: UIColor { UIColor(SystemColor.tertiaryGroupedBackground) }

  // MARK: Names of AppKit

  public static var labelColor: UIColor { UIColor(SystemColor.primary) }
  public static var secondaryLabelColor: UIColor { UIColor(SystemColor.secondary) }
  public static var tertiaryLabelColor: UIColor { UIColor(SystemColor.tertiary) }
  public static var quaternaryLabelColor: UIColor { UIColor(SystemColor.quaternary) }
  public static var textColor: UIColor { UIColor(SystemColor.primary) }
  public static var controlTextColor: UIColor { UIColor(SystemColor.primary) }
  public static var headerTextColor: UIColor { UIColor(SystemColor.primary) }
  public static var windowFrameTextColor: UIColor { UIColor(SystemColor.primary) }
  public static var placeholderTextColor: UIColor { UIColor(SystemColor.placeholder) }
  public static var linkColor: UIColor { UIColor(SystemColor.link) }
  public static var separatorColor: UIColor { UIColor(SystemColor.separator) }
  public static var gridColor: UIColor { UIColor(SystemColor.separator) }
  public static var controlAccentColor: UIColor { UIColor(SystemColor.accent) }
  public static var selectedContentBackgroundColor: UIColor { UIColor(SystemColor.accent) }
  public static var keyboardFocusIndicatorColor: UIColor { UIColor(SystemColor.accent) }
  public static var windowBackgroundColor: UIColor { UIColor(SystemColor.secondaryBackground) }
  public static var underPageBackgroundColor: UIColor { UIColor(SystemColor.gray5) }
  public static var controlBackgroundColor: UIColor { UIColor(SystemColor.background) }
  public static var textBackgroundColor: UIColor { UIColor(SystemColor.background) }
  public static var controlColor: UIColor { UIColor(SystemColor.tertiaryFill) }
  public static var unemphasizedSelectedContentBackgroundColor: UIColor { UIColor(SystemColor.gray4) }
  public static var selectedTextBackgroundColor: UIColor { UIColor(SystemColor.gray4) }

  // MARK: The same everywhere

  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public static var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  public static var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}
