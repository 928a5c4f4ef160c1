import Foundation

// `Color.red` is this too, since a color is a style of shapes. Declared for both, each mention would be an overloaded
// name, and the compiler tries all combinations of these where it looks for a mistake in a long body.
nonisolated extension ShapeStyle where Self == Color {
  /// The system's red, which differs between light and dark surroundings.
  public static var red: Color { Color(system: .red) }
  /// The system's orange, which differs between light and dark surroundings.
  public static var orange: Color { Color(system: .orange) }
  /// The system's yellow, which differs between light and dark surroundings.
  public static var yellow: Color { Color(system: .yellow) }
  /// The system's green, which differs between light and dark surroundings.
  public static var green: Color { Color(system: .green) }
  /// The system's mint, which differs between light and dark surroundings.
  public static var mint: Color { Color(system: .mint) }
  /// The system's teal, which differs between light and dark surroundings.
  public static var teal: Color { Color(system: .teal) }
  /// The system's cyan, which differs between light and dark surroundings.
  public static var cyan: Color { Color(system: .cyan) }
  /// The system's blue, which differs between light and dark surroundings.
  public static var blue: Color { Color(system: .blue) }
  /// The system's indigo, which differs between light and dark surroundings.
  public static var indigo: Color { Color(system: .indigo) }
  /// The system's purple, which differs between light and dark surroundings.
  public static var purple: Color { Color(system: .purple) }
  /// The system's pink, which differs between light and dark surroundings.
  public static var pink: Color { Color(system: .pink) }
  /// The system's brown, which differs between light and dark surroundings.
  public static var brown: Color { Color(system: .brown) }
  /// White, in all surroundings.
  public static var white: Color { Color(system: .white) }
  /// The system's gray.
  public static var gray: Color { Color(system: .gray) }
  /// Black, in all surroundings.
  public static var black: Color { Color(system: .black) }
  /// Fully transparent.
  public static var clear: Color { Color(system: .clear) }
}

nonisolated extension Color {
  /// Text of the first importance: dark on light, or light on dark.
  public static let primary = Color(system: .primary)
  /// Text of the second importance, such as a caption.
  public static let secondary = Color(system: .secondary)
  /// The color that the app or the view chose for elements that the user can act on; blue if none did.
  public static let accentColor = Color(system: .accent)
}
