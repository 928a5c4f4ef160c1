import Foundation

/// The sizes of widgets.
public enum WidgetFamily: Int, CaseIterable, Codable, CustomStringConvertible, Identifiable, Sendable {
  /// A small square.
  case systemSmall
  /// Two of them beside each other.
  case systemMedium
  /// Four of them.
  case systemLarge
  /// Eight of them, on tablets.
  case systemExtraLarge
  /// On a lock screen, round.
  case accessoryCircular
  /// On a lock screen, several lines.
  case accessoryRectangular
  /// On a lock screen, one line beside the date.
  case accessoryInline

  public var id: Int { rawValue }

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// In points: that of a phone of 393 by 852 points, for the largest one that of a tablet (WK2).
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 342)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  /// Whether it is for a lock screen: without a background, in one color.
  var isAccessory: Bool { rawValue >= WidgetFamily.accessoryCircular.rawValue }
}
