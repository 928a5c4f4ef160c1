import SwiftUI

nonisolated extension NSLayoutConstraint {
  /// How two sides compare.
  public enum Relation: Int, Sendable {
    /// The first is not larger.
    case lessThanOrEqual = -1
    /// They are the same.
    case equal
    /// The first is not smaller.
    case greaterThanOrEqual

    var sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// An edge, line or length of an item.
  public enum Attribute: Int, Sendable {
    /// None: the other side is a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where lines begin.
    case leading
    /// The edge where lines end.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle from left to right.
    case centerX
    /// The middle from top to bottom.
    case centerY
    /// The baseline of the last line of text; the bottom edge without text.
    case lastBaseline
    /// The baseline of the first line of text; the bottom edge without text.
    case firstBaseline
    /// The left edge inside of the margins.
    case leftMargin
    /// The right edge inside of the margins.
    case rightMargin
    /// The top edge inside of the margins.
    case topMargin
    /// The bottom edge inside of the margins.
    case bottomMargin
    /// The edge where lines begin, inside of the margins.
    case leadingMargin
    /// The edge where lines end, inside of the margins.
    case trailingMargin
    /// The middle between the margins from left to right.
    case centerXWithinMargins
    /// The middle between the margins from top to bottom.
    case centerYWithinMargins

    /// The baseline of the last line of text.
    public static let baseline = Attribute.lastBaseline

    var axis: UILayoutConstraintAxis {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins, .notAnAttribute:
        .horizontal
      case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        .vertical
      }
    }

    /// Whether it depends on the direction of lines.
    var isDirectional: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }

    /// Whether it lies inside of the margins, and the attribute without them.
    var withoutMargins: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }

    var name: String { "\(self)" }
  }

  /// How what a visual format names is aligned, and in which direction it is read.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Left edges are in one line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges are in one line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges are in one line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges are in one line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Edges where lines begin are in one line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Edges where lines end are in one line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles are below one another.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles are beside one another.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Baselines of last lines are in one line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Baselines of first lines are in one line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// It is read in the direction of lines.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// It is read from the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// It is read from the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    private static let alignments: [(FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]

    /// What is aligned.
    var aligned: [Attribute] { Self.alignments.compactMap { contains($0.0) ? $0.1 : nil } }
  }
}
