/// The names that colors and images of the frameworks have for values of their own.
enum ExistingMembers {
  /// - Parameter type: with its module.
  static func of(_ type: String) -> Set<String> {
    switch type {
    case "SwiftUI.Color": colors
    case "SwiftUI.ShapeStyle": colors.union(styles)
    case "UIKit.UIColor": colorsOfUIKit
    case "UIKit.UIImage": ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
    case "AppKit.NSColor": colorsOfAppKit
    default: []
    }
  }

  /// What colors of all frameworks have.
  private static let plain: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "gray", "green", "orange", "purple", "red", "white", "yellow",
  ]

  private static let colors = plain.union([
    "accentColor", "indigo", "mint", "pink", "primary", "secondary", "teal",
  ])

  /// What stands for a style after a dot; a color of the name would be a second meaning.
  private static let styles: Set<String> = [
    "background", "bar", "fill", "foreground", "link", "placeholder", "quaternary", "quinary", "regularMaterial",
    "selection", "separator", "tertiary", "thickMaterial", "thinMaterial", "tint", "ultraThickMaterial",
    "ultraThinMaterial", "windowBackground",
  ]

  private static let system: Set<String> = [
    "systemBlue", "systemBrown", "systemCyan", "systemGray", "systemGreen", "systemIndigo", "systemMint",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
  ]

  private static let colorsOfUIKit = plain.union(system).union([
    "darkGray", "darkText", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "placeholderText",
    "quaternaryLabel", "quaternarySystemFill", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
    "secondarySystemGroupedBackground", "separator", "systemBackground", "systemFill", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "systemGroupedBackground", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor",
  ])

  private static let colorsOfAppKit = plain.union(system).union([
    "darkGray", "label", "lightGray", "link", "magenta", "placeholderText", "quaternaryLabel", "quaternarySystemFill",
    "quinaryLabel", "quinarySystemFill", "secondaryLabel", "secondarySystemFill", "separator", "systemFill",
    "tertiaryLabel", "tertiarySystemFill",
  ])
}
