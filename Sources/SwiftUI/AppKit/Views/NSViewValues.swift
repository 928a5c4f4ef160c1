import Foundation

nonisolated extension NSView {
  /// What of a view's frame follows the size of the view around it.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing.
    public static let none: AutoresizingMask = []
    /// The distance from the left edge.
    public static let minXMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let width = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge.
    public static let maxXMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the bottom edge; in a flipped view, from the top edge.
    public static let minYMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let height = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the top edge; in a flipped view, from the bottom edge.
    public static let maxYMargin = AutoresizingMask(rawValue: 1 << 5)

    /// The mask of the view of UIKit that stands for a view, whose y grows downward.
    ///
    /// A view that nothing is said of keeps its frame; where y grows upward, that is its distance from the bottom edge.
    func mask(isFlipped: Bool) -> UIView.AutoresizingMask {
      var result: UIView.AutoresizingMask = []
      if contains(.minXMargin) { result.insert(.flexibleLeftMargin) }
      if contains(.width) { result.insert(.flexibleWidth) }
      if contains(.maxXMargin) { result.insert(.flexibleRightMargin) }
      if contains(.height) { result.insert(.flexibleHeight) }
      if contains(.minYMargin) { result.insert(isFlipped ? .flexibleTopMargin : .flexibleBottomMargin) }
      if contains(.maxYMargin) { result.insert(isFlipped ? .flexibleBottomMargin : .flexibleTopMargin) }
      if !isFlipped, isDisjoint(with: [.minYMargin, .height, .maxYMargin]) { result.insert(.flexibleTopMargin) }
      return result
    }
  }

  /// Where a view is put among others.
  public enum OrderingMode: Int, Sendable {
    /// Below one of them, or all.
    case below = -1
    /// Nowhere.
    case out
    /// Above one of them, or all.
    case above
  }

  /// When a layer is drawn again. Views are drawn again when they need it, in all cases.
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    /// Never by itself.
    case never
    /// When it needs it.
    case onSetNeedsDisplay
    /// While its size changes, too.
    case duringViewResize
    /// Before its size changes.
    case beforeViewResize
    /// By fading from one picture to the next.
    case crossfade
  }

  /// How a ring shows which view has the keyboard. Controls show it as those of SwiftUI do, in all cases.
  public enum FocusRingType: UInt, Sendable {
    /// As usual for the view.
    case `default`
    /// Not at all.
    case none
    /// Outside of the view.
    case exterior
  }
}

/// The spelling at the top level.
public typealias NSFocusRingType = NSView.FocusRingType

extension NSWindow {
  /// Where a window or view is put among others.
  public typealias OrderingMode = NSView.OrderingMode
}

/// Names a view, a column or a cell.
nonisolated public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
