import Foundation
import SwiftUI

extension UIButton {
  /// The appearance of a button.
  nonisolated public struct Configuration: Equatable, Sendable {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says, in the user's text size.
      case dynamic
      /// A little.
      case small
      /// More.
      case medium
      /// Still more.
      case large
      /// As round as can be.
      case capsule
    }

    /// How large the button is.
    public enum Size: Int, Sendable {
      /// As usual.
      case medium = 0
      /// Small.
      case small
      /// Smaller still.
      case mini
      /// Large.
      case large
    }

    /// How the title and the subtitle lie.
    public enum TitleAlignment: Int, Sendable {
      /// As the button has it.
      case automatic = 0
      /// Where lines begin.
      case leading
      /// In the middle.
      case center
      /// Where lines end.
      case trailing
    }

    enum Kind: Sendable {
      case plain
      case tinted
      case gray
      case filled
    }

    var kind: Kind
    /// What the user reads.
    public var title: String?
    /// The same with attributes.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title; nil for none (J143).
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What becomes of a title that does not fit.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Smaller text below it.
    public var subtitle: String?
    /// The same with attributes.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the subtitle; nil for none (J143).
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What becomes of a subtitle that does not fit.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// A picture.
    public var image: UIImage?
    /// On which side of the title the picture lies.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance of the picture from the title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance of the title from the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How the title and the subtitle lie.
    public var titleAlignment = TitleAlignment.automatic
    /// The distances of the content from the edges, in points; nil for those of the size.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The color of the content; nil for that of the kind.
    public var baseForegroundColor: UIColor?
    /// The color of the background; nil for that of the kind.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// Whether a spinning indicator takes the place of the picture.
    public var showsActivityIndicator = false
    /// What lies behind the content.
    public var background = UIBackgroundConfiguration()

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// Without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On a light tone of the tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// On gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// On the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Without a background or a border.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// On gray.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// On a light tone of the tint color.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// On the tint color.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

/// Edges of a rectangle that follow the direction of text.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton.Configuration.Size {
  var font: Font {
    switch self {
    case .medium, .large: .body
    case .small, .mini: .subheadline
    }
  }

  /// What is added to the distances from the edges, in points.
  var extraPadding: CGFloat {
    switch self {
    case .mini: -3
    case .small: -2
    case .medium: 0
    case .large: 7
    }
  }
}

/// The background and the colors of a configured button.
struct ConfiguredButton<Label: View>: View {
  let appearance: UIButton.Configuration
  let tint: Color
  let isEnabled: Bool
  let label: Label

  var body: some View {
    label
      .foregroundStyle(isEnabled ? foreground : Color(.tertiaryLabel))
      .padding(insets)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(isEnabled ? background : disabledBackground, in: shape)
      .overlay {
        if let color = appearance.background.strokeColor, appearance.background.strokeWidth > 0 {
          shape.strokeBorder(Color(color), lineWidth: appearance.background.strokeWidth)
        }
      }
      .contentShape(Rectangle())
  }

  private var insets: EdgeInsets {
    let (insets, extra) = (appearance.contentInsets, appearance.buttonSize.extraPadding)
    return EdgeInsets(
      top: insets.top + extra, leading: insets.leading + extra, bottom: insets.bottom + extra,
      trailing: insets.trailing + extra)
  }

  private var foreground: Color {
    if let color = appearance.baseForegroundColor { return Color(color) }
    return appearance.kind == .filled ? .white : tint
  }

  private var background: Color {
    if let color = appearance.background.backgroundColor { return Color(color) }
    let base = appearance.baseBackgroundColor.map { Color($0) }
    return switch appearance.kind {
    case .plain: base ?? .clear
    case .tinted: (base ?? tint).opacity(0.18)
    case .gray: base ?? Color(.tertiarySystemFill)
    case .filled: base ?? tint
    }
  }

  private var disabledBackground: Color {
    appearance.kind == .plain ? .clear : Color(.tertiarySystemFill)
  }

  private var shape: RoundedRectangle {
    let radius: CGFloat =
      switch appearance.cornerStyle {
      case .fixed, .dynamic: appearance.background.cornerRadius
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: 1000
      }
    return RoundedRectangle(cornerRadius: radius)
  }
}
