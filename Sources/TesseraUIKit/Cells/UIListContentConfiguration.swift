import Foundation
import SwiftUI
import TesseraControls

/// A picture and two texts, as cells, headers and footers of lists show them.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// Where a text lies from left to right.
    nonisolated public enum TextAlignment: Int, Sendable {
      /// As the language does it.
      case natural = 0
      /// In the middle.
      case center
      /// At both edges. It is shown as `natural`.
      case justified
    }

    /// How the letters of a text are changed.
    nonisolated public enum TextTransform: Int, Sendable {
      /// They are not.
      case none = 0
      /// All are capitals.
      case uppercase
      /// None is a capital.
      case lowercase
      /// The first of each word is a capital.
      case capitalized

      func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    /// The font.
    public var font: UIFont
    /// The color of letters.
    public var color: UIColor
    /// How many lines are shown at most; 0 for any number.
    public var numberOfLines = 0
    /// Where the text lies from left to right.
    public var alignment = TextAlignment.natural
    /// How lines end that are too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How letters are changed.
    public var transform = TextTransform.none
    /// Whether a text that is too long is shown in a smaller font.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor of that.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the user's text size. It always does here if it is one of a text style.
    public var adjustsFontForContentSizeCategory = true
  }

  /// How a picture looks.
  public struct ImageProperties {
    /// The color of a symbol; nil for the tint color.
    public var tintColor: UIColor?
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 along an axis for any.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the picture, in points; 0 along an axis for its own, and for symbols for the one that all have.
    public var reservedLayoutSize = CGSize.zero
    /// How a symbol is shown. It makes no difference here: a symbol has the configuration that it was made with.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text, with attributes; it counts before `text`.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text, with attributes; it counts before `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Whether the texts stand beside one another rather than below.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Between picture and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The width that is kept for the picture, in points: that of a symbol is the same for all, so that texts begin at one place.
  func reservedWidth(of image: UIImage) -> CGFloat? {
    let reserved = imageProperties.reservedLayoutSize.width
    if reserved > 0 { return reserved }
    return image.isSymbolImage ? max(Self.symbolWidth, image.size.width) : nil
  }

  private static let symbolWidth: CGFloat = 28

  /// Where the texts begin, in points from the edge.
  var textStart: CGFloat {
    guard let image else { return directionalLayoutMargins.leading }
    let most = imageProperties.maximumSize.width
    let width = reservedWidth(of: image) ?? (most > 0 ? min(most, image.size.width) : image.size.width)
    return directionalLayoutMargins.leading + width + imageToTextPadding
  }

  /// Between texts beside one another, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// Between texts below one another, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Between the content and the edges of the view, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Which margins of the view around count. It makes no difference here.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both

  private init(_ text: TextProperties, secondary: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondary
  }

  private static func make(
    _ style: UIFont.TextStyle, _ color: UIColor, secondary: UIFont.TextStyle, _ secondaryColor: UIColor
  ) -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(font: .preferredFont(forTextStyle: style), color: color),
      secondary: TextProperties(font: .preferredFont(forTextStyle: secondary), color: secondaryColor))
  }

  /// A text, and a smaller one below it.
  public static func cell() -> UIListContentConfiguration { make(.body, .label, secondary: .subheadline, .label) }

  /// A text, and a fainter one below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    make(.body, .label, secondary: .caption1, .label)
  }

  /// A text, and a value at the other edge.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = make(.body, .label, secondary: .body, .secondaryLabel)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// A row of a sidebar with a second text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    make(.body, .label, secondary: .subheadline, .secondaryLabel)
  }

  /// A header in a list, by its kind.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// A footer in a list, by its kind.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  /// A header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    section(make(.headline, .secondaryLabel, secondary: .footnote, .secondaryLabel), ListMetrics.headerInsets)
  }

  /// A footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }

  /// A header in a list of groups.
  public static func groupedHeader() -> UIListContentConfiguration {
    section(make(.footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel), ListMetrics.headerInsets)
  }

  /// A footer in a list of groups.
  public static func groupedFooter() -> UIListContentConfiguration {
    section(make(.footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel), ListMetrics.footerInsets)
  }

  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    section(make(.headline, .label, secondary: .footnote, .secondaryLabel), ListMetrics.headerInsets)
  }

  private static func section(
    _ configuration: UIListContentConfiguration, _ insets: EdgeInsets
  ) -> UIListContentConfiguration {
    var configuration = configuration
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The configuration for a state: the same in all.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Axes of a view.
nonisolated public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
