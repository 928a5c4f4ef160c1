import Foundation

nonisolated extension Color {
  /// The system's red, which differs between light and dark surroundings.
  public static let red = Color(system: .red)
  /// The system's orange, which differs between light and dark surroundings.
  public static let orange = Color(system: .orange)
  /// The system's yellow, which differs between light and dark surroundings.
  public static let yellow = Color(system: .yellow)
  /// The system's green, which differs between light and dark surroundings.
  public static let green = Color(system: .green)
  /// The system's mint, which differs between light and dark surroundings.
  public static let mint = Color(system: .mint)
  /// The system's teal, which differs between light and dark surroundings.
  public static let teal = Color(system: .teal)
  /// The system's cyan, which differs between light and dark surroundings.
  public static let cyan = Color(system: .cyan)
  /// The system's blue, which differs between light and dark surroundings.
  public static let blue = Color(system: .blue)
  /// The system's indigo, which differs between light and dark surroundings.
  public static let indigo = Color(system: .indigo)
  /// The system's purple, which differs between light and dark surroundings.
  public static let purple = Color(system: .purple)
  /// The system's pink, which differs between light and dark surroundings.
  public static let pink = Color(system: .pink)
  /// The system's brown, which differs between light and dark surroundings.
  public static let brown = Color(system: .brown)
  /// White, in all surroundings.
  public static let white = Color(system: .white)
  /// The system's gray.
  public static let gray = Color(system: .gray)
  /// Black, in all surroundings.
  public static let black = Color(system: .black)
  /// Fully transparent.
  public static let clear = Color(system: .clear)
  /// Text of the first importance: dark on light, or light on dark.
  public static let primary = Color(system: .primary)
  /// Text of the second importance, such as a caption.
  public static let secondary = Color(system: .secondary)

  /// The color that the app or the view chose for elements that the user can act on; blue if none did.
  public static let accentColor = Color(system: .accent)
}

nonisolated extension ShapeStyle where Self == Color {
  /// The system's red, which differs between light and dark surroundings.
  public static var red: Color { Color.red }
  /// The system's orange, which differs between light and dark surroundings.
  public static var orange: Color { Color.orange }
  /// The system's yellow, which differs between light and dark surroundings.
  public static var yellow: Color { Color.yellow }
  /// The system's green, which differs between light and dark surroundings.
  public static var green: Color { Color.green }
  /// The system's mint, which differs between light and dark surroundings.
  public static var mint: Color { Color.mint }
  /// The system's teal, which differs between light and dark surroundings.
  public static var teal: Color { Color.teal }
  /// The system's cyan, which differs between light and dark surroundings.
  public static var cyan: Color { Color.cyan }
  /// The system's blue, which differs between light and dark surroundings.
  public static var blue: Color { Color.blue }
  /// The system's indigo, which differs between light and dark surroundings.
  public static var indigo: Color { Color.indigo }
  /// The system's purple, which differs between light and dark surroundings.
  public static var purple: Color { Color.purple }
  /// The system's pink, which differs between light and dark surroundings.
  public static var pink: Color { Color.pink }
  /// The system's brown, which differs between light and dark surroundings.
  public static var brown: Color { Color.brown }
  /// White, in all surroundings.
  public static var white: Color { Color.white }
  /// The system's gray.
  public static var gray: Color { Color.gray }
  /// Black, in all surroundings.
  public static var black: Color { Color.black }
  /// Fully transparent.
  public static var clear: Color { Color.clear }
}
