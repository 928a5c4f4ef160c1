import SwiftUI

nonisolated extension NSTableView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// With a border around the scroll view as `fullWidth`, else as `inset`.
    case automatic = 0
    /// From edge to edge.
    case fullWidth
    /// With distances from the edges, and round corners of what is chosen.
    case inset
    /// As the sidebar of a window.
    case sourceList
    /// Without any distances.
    case plain

    /// How far cells are from the edges of a table of a style that is resolved, in points.
    var margin: CGFloat {
      switch self {
      case .automatic, .inset, .sourceList: 10
      case .fullWidth: 6
      case .plain: 0
      }
    }

    var hasRoundSelection: Bool { self == .inset || self == .sourceList }
  }

  /// How large rows are. Tables have the height that `rowHeight` says, so it is only kept.
  public enum RowSizeStyle: Int, Sendable {
    /// As the system does it.
    case `default` = -1
    /// As the program says.
    case custom = 0
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  /// How chosen rows are shown.
  public enum SelectionHighlightStyle: Int, Sendable {
    /// They are not.
    case none = -1
    /// On a ground of the accent color.
    case regular = 0
    /// As in a sidebar. Shown as `regular` here.
    case sourceList = 1
  }

  /// Which columns become wider or narrower with the table.
  public enum ColumnAutoresizingStyle: UInt, Sendable {
    /// None.
    case noColumnAutoresizing = 0
    /// All, by the same share.
    case uniformColumnAutoresizingStyle
    /// The last one, and the one before it where that is not enough, and so on.
    case sequentialColumnAutoresizingStyle
    /// The first one, and the one after it where that is not enough, and so on.
    case reverseSequentialColumnAutoresizingStyle
    /// The last one alone.
    case lastColumnOnlyAutoresizingStyle
    /// The first one alone.
    case firstColumnOnlyAutoresizingStyle
  }

  /// Lines between cells.
  public struct GridLineStyle: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Between columns.
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1 << 0)
    /// Between rows.
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 1 << 1)
    /// Between rows; shown as solid ones here.
    public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 1 << 3)

    var hasHorizontal: Bool { !isDisjoint(with: [.solidHorizontalGridLineMask, .dashedHorizontalGridLineMask]) }
  }

  /// How rows come and go: all ways but none are a fade here, and without any the change is not animated.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// With a fade.
    public static let effectFade = AnimationOptions(rawValue: 0x1)
    /// Without a space that opens.
    public static let effectGap = AnimationOptions(rawValue: 0x2)
    /// From above.
    public static let slideUp = AnimationOptions(rawValue: 0x10)
    /// From below.
    public static let slideDown = AnimationOptions(rawValue: 0x20)
    /// From the left.
    public static let slideLeft = AnimationOptions(rawValue: 0x30)
    /// From the right.
    public static let slideRight = AnimationOptions(rawValue: 0x40)
  }

  /// Other rows are chosen.
  public static let selectionDidChangeNotification = Notification.Name("NSTableViewSelectionDidChangeNotification")
  /// A column has another place.
  public static let columnDidMoveNotification = Notification.Name("NSTableViewColumnDidMoveNotification")
  /// A column has another width.
  public static let columnDidResizeNotification = Notification.Name("NSTableViewColumnDidResizeNotification")
}
