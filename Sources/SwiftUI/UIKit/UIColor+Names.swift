import TesseraCore

// `SystemColor` defines each of them: as in SwiftUI, in light and dark.

nonisolated extension UIColor {
  private convenience init(_ color: SystemColor) {
    self.init(Color(system: color))
  }

  // MARK: Colors of the system

  /// The system's red, which differs between light and dark surroundings.
  public static var systemRed: UIColor { UIColor(SystemColor.red) }
  /// The system's orange, which differs between light and dark surroundings.
  public static var systemOrange: UIColor { UIColor(SystemColor.orange) }
  /// The system's yellow, which differs between light and dark surroundings.
  public static var systemYellow: UIColor { UIColor(SystemColor.yellow) }
  /// The system's green, which differs between light and dark surroundings.
  public static var systemGreen: UIColor { UIColor(SystemColor.green) }
  /// The system's mint, which differs between light and dark surroundings.
  public static var systemMint: UIColor { UIColor(SystemColor.mint) }
  /// The system's teal, which differs between light and dark surroundings.
  public static var systemTeal: UIColor { UIColor(SystemColor.teal) }
  /// The system's cyan, which differs between light and dark surroundings.
  public static var systemCyan: UIColor { UIColor(SystemColor.cyan) }
  /// The system's blue, which differs between light and dark surroundings.
  public static var systemBlue: UIColor { UIColor(SystemColor.blue) }
  /// The system's indigo, which differs between light and dark surroundings.
  public static var systemIndigo: UIColor { UIColor(SystemColor.indigo) }
  /// The system's purple, which differs between light and dark surroundings.
  public static var systemPurple: UIColor { UIColor(SystemColor.purple) }
  /// The system's pink, which differs between light and dark surroundings.
  public static var systemPink: UIColor { UIColor(SystemColor.pink) }
  /// The system's brown, which differs between light and dark surroundings.
  public static var systemBrown: UIColor { UIColor(SystemColor.brown) }
  /// The system's gray.
  public static var systemGray: UIColor { UIColor(SystemColor.gray) }
  /// The gray that is one step closer to the background than `systemGray`.
  public static var systemGray2: UIColor { UIColor(SystemColor.gray2) }
  /// The gray that is two steps closer to the background than `systemGray`.
  public static var systemGray3: UIColor { UIColor(SystemColor.gray3) }
  /// The gray that is three steps closer to the background than `systemGray`.
  public static var systemGray4: UIColor { UIColor(SystemColor.gray4) }
  /// The gray that is four steps closer to the background than `systemGray`.
  public static var systemGray5: UIColor { UIColor(SystemColor.gray5) }
  /// The gray that is five steps closer to the background than `systemGray`, and hardly differs from it.
  public static var systemGray6: UIColor { UIColor(SystemColor.gray6) }
  /// The color of what the user can do something with.
  public static var tintColor: UIColor { UIColor(SystemColor.accent) }

  // MARK: Texts, lines and areas

  /// Text of the first importance.
  public static var label: UIColor { UIColor(SystemColor.primary) }
  /// Text of the second importance.
  public static var secondaryLabel: UIColor { UIColor(SystemColor.secondary) }
  /// Text of the third importance.
  public static var tertiaryLabel: UIColor { UIColor(SystemColor.tertiary) }
  /// Text of the fourth importance.
  public static var quaternaryLabel: UIColor { UIColor(SystemColor.quaternary) }
  /// Text that stands where the user is to write.
  public static var placeholderText: UIColor { UIColor(SystemColor.placeholder) }
  /// Text that leads elsewhere.
  public static var link: UIColor { UIColor(SystemColor.link) }
  /// A line between parts of the interface; what lies below shows through.
  public static var separator: UIColor { UIColor(SystemColor.separator) }
  /// A line between parts of the interface; nothing shows through.
  public static var opaqueSeparator: UIColor { UIColor(SystemColor.opaqueSeparator) }
  /// The translucent filling of small shapes, such as the track of a slider.
  public static var systemFill: UIColor { UIColor(SystemColor.fill) }
  /// The translucent filling of shapes of middling size, such as a switch.
  public static var secondarySystemFill: UIColor { UIColor(SystemColor.secondaryFill) }
  /// The translucent filling of large shapes, such as a text field.
  public static var tertiarySystemFill: UIColor { UIColor(SystemColor.tertiaryFill) }
  /// The translucent filling of large areas with content of their own.
  public static var quaternarySystemFill: UIColor { UIColor(SystemColor.quaternaryFill) }
  /// What lies behind everything.
  public static var systemBackground: UIColor { UIColor(SystemColor.background) }
  /// A group of content on `systemBackground`.
  public static var secondarySystemBackground: UIColor { UIColor(SystemColor.secondaryBackground) }
  /// A group of content on `secondarySystemBackground`.
  public static var tertiarySystemBackground: UIColor { UIColor(SystemColor.tertiaryBackground) }
  /// What lies behind everything where content stands in groups, as in a form.
  public static var systemGroupedBackground: UIColor { UIColor(SystemColor.groupedBackground) }
  /// A group of content on `systemGroupedBackground`.
  public static var secondarySystemGroupedBackground: UIColor { UIColor(SystemColor.secondaryGroupedBackground) }
  /// A group of content on `secondarySystemGroupedBackground`.
  public static var tertiarySystemGroupedBackground: UIColor { UIColor(SystemColor.tertiaryGroupedBackground) }

  // MARK: Names of AppKit

  /// Text of the first importance.
  public static var labelColor: UIColor { UIColor(SystemColor.primary) }
  /// Text of the second importance.
  public static var secondaryLabelColor: UIColor { UIColor(SystemColor.secondary) }
  /// Text of the third importance.
  public static var tertiaryLabelColor: UIColor { UIColor(SystemColor.tertiary) }
  /// Text of the fourth importance.
  public static var quaternaryLabelColor: UIColor { UIColor(SystemColor.quaternary) }
  /// Text of documents, as `labelColor`.
  public static var textColor: UIColor { UIColor(SystemColor.primary) }
  /// Text in controls, as `labelColor`.
  public static var controlTextColor: UIColor { UIColor(SystemColor.primary) }
  /// Text in headers of tables, as `labelColor`.
  public static var headerTextColor: UIColor { UIColor(SystemColor.primary) }
  /// Text in the frames of windows, as `labelColor`.
  public static var windowFrameTextColor: UIColor { UIColor(SystemColor.primary) }
  /// Text that stands where the user is to write.
  public static var placeholderTextColor: UIColor { UIColor(SystemColor.placeholder) }
  /// Text that leads elsewhere.
  public static var linkColor: UIColor { UIColor(SystemColor.link) }
  /// A line between parts of the interface.
  public static var separatorColor: UIColor { UIColor(SystemColor.separator) }
  /// A line between the cells of a table, as `separatorColor`.
  public static var gridColor: UIColor { UIColor(SystemColor.separator) }
  /// The color of what the user can do something with.
  public static var controlAccentColor: UIColor { UIColor(SystemColor.accent) }
  /// What marks selected content that has the focus, as `controlAccentColor`.
  public static var selectedContentBackgroundColor: UIColor { UIColor(SystemColor.accent) }
  /// The ring around what has the focus, as `controlAccentColor`.
  public static var keyboardFocusIndicatorColor: UIColor { UIColor(SystemColor.accent) }
  /// The background of a window.
  public static var windowBackgroundColor: UIColor { UIColor(SystemColor.secondaryBackground) }
  /// What is seen below the pages of a document.
  public static var underPageBackgroundColor: UIColor { UIColor(SystemColor.gray5) }
  /// The background of large controls, such as lists.
  public static var controlBackgroundColor: UIColor { UIColor(SystemColor.background) }
  /// The background of text that is edited.
  public static var textBackgroundColor: UIColor { UIColor(SystemColor.background) }
  /// The surface of a control.
  public static var controlColor: UIColor { UIColor(SystemColor.tertiaryFill) }
  /// What marks selected content without the focus.
  public static var unemphasizedSelectedContentBackgroundColor: UIColor { UIColor(SystemColor.gray4) }
  /// What marks selected text.
  public static var selectedTextBackgroundColor: UIColor { UIColor(SystemColor.gray4) }

  // MARK: The same everywhere

  /// Black, fully transparent.
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// Half way between black and white, in sRGB.
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// A third of the way from black to white, in sRGB.
  public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// Two thirds of the way from black to white, in sRGB.
  public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// Black.
  public static var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  /// White.
  public static var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  /// Pure red, in all surroundings.
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Pure green, in all surroundings.
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Pure blue, in all surroundings.
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Pure green and blue, in all surroundings.
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Pure red and green, in all surroundings.
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Pure red and blue, in all surroundings.
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Red with half of green, in all surroundings.
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Half of red and half of blue, in all surroundings.
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// A dark orange: 0.6 of red, 0.4 of green, 0.2 of blue, in all surroundings.
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}
