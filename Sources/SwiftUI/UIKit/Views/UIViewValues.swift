import Foundation
import TesseraCore

nonisolated extension UIView {
  /// How content fits a view's bounds.
  public enum ContentMode: Int, Sendable {
    /// It is stretched.
    case scaleToFill = 0
    /// As large as can be seen whole.
    case scaleAspectFit
    /// As small as covers all.
    case scaleAspectFill
    /// It is drawn again for each size.
    case redraw
    /// In its own size, in the middle.
    case center
    /// In its own size, at the top.
    case top
    /// In its own size, at the bottom.
    case bottom
    /// In its own size, at the left.
    case left
    /// In its own size, at the right.
    case right
    /// In its own size, at the top left.
    case topLeft
    /// In its own size, at the top right.
    case topRight
    /// In its own size, at the bottom left.
    case bottomLeft
    /// In its own size, at the bottom right.
    case bottomRight
  }

  /// Whether a tint color is toned down.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the view around it.
    case automatic
    /// It is not.
    case normal
    /// It is.
    case dimmed
  }

  /// What of a view's frame follows the size of the view around it.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    /// A frame after the size around it changed: the change is shared among what may follow it, in proportion.
    func resized(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
      let (x, width) = Self.resized(
        (frame.minX, frame.width, old.width - frame.maxX), by: new.width - old.width,
        (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)))
      let (y, height) = Self.resized(
        (frame.minY, frame.height, old.height - frame.maxY), by: new.height - old.height,
        (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)))
      return CGRect(x: x, y: y, width: width, height: height)
    }

    private static func resized(
      _ parts: (before: CGFloat, length: CGFloat, after: CGFloat), by change: CGFloat,
      _ isFlexible: (before: Bool, length: Bool, after: Bool)
    ) -> (CGFloat, CGFloat) {
      let weights = [
        isFlexible.before ? max(parts.before, 0) : 0, isFlexible.length ? max(parts.length, 0) : 0,
        isFlexible.after ? max(parts.after, 0) : 0,
      ]
      let flags = [isFlexible.before, isFlexible.length, isFlexible.after]
      let total = weights.reduce(0, +)
      let count = CGFloat(flags.count { $0 })
      guard count > 0 else { return (parts.before, parts.length) }
      // Where everything that may change is empty, all take the same.
      func share(_ index: Int) -> CGFloat {
        guard flags[index] else { return 0 }
        return total > 0 ? change * weights[index] / total : change / count
      }
      return (parts.before + share(0), max(0, parts.length + share(1)))
    }
  }
}

/// A direction of a layout.
nonisolated public enum UILayoutConstraintAxis: Int, Sendable {
  /// From left to right.
  case horizontal = 0
  /// From top to bottom.
  case vertical
}

/// Whether a view is mirrored in languages that are written from the right.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// It is.
  case unspecified = 0
  /// It is not: it has controls for playing something.
  case playback
  /// It is not: it has controls for directions.
  case spatial
  /// It runs from the left.
  case forceLeftToRight
  /// It runs from the right.
  case forceRightToLeft
}

/// How important a demand on a layout is, from 0 to 1000.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// It has to be met.
  public static let required = UILayoutPriority(1000)
  /// That of content against being made smaller.
  public static let defaultHigh = UILayoutPriority(750)
  /// That of the user's drag of a scene that may make a scene larger.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// That of a scene staying as large as it is.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// That of a drag that does not make a scene larger.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// That of content against being made larger.
  public static let defaultLow = UILayoutPriority(250)
  /// That of the size that is aimed at when a fitting one is asked for.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A priority for each direction.
nonisolated struct UIViewPriorities {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  init(_ both: UILayoutPriority) {
    horizontal = both
    vertical = both
  }

  subscript(axis: UILayoutConstraintAxis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// Distances from the edges of a rectangle, points, that follow the direction of text.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the edge where lines begin, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the edge where lines end, in points.
  public var trailing: CGFloat

  /// Distances in points; negative ones lead outward.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance from any edge.
  public static let zero = NSDirectionalEdgeInsets()
}

extension UIEdgeInsets {
  /// What is covered of a rectangle inside of the one that these insets are of.
  func remaining(of bounds: CGRect, in frame: CGRect) -> UIEdgeInsets {
    // Where nothing is covered, nothing of a view that leads beyond the edge is, either.
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - max(0, distance)) : 0 }
    return UIEdgeInsets(
      top: rest(top, frame.minY - bounds.minY), left: rest(left, frame.minX - bounds.minX),
      bottom: rest(bottom, bounds.maxY - frame.maxY), right: rest(right, bounds.maxX - frame.maxX))
  }
}

/// What surrounds the root of views on a surface.
@MainActor
package struct UIViewSurroundings {
  package var window: UIWindow?
  package var traitCollection: UITraitCollection
  package var tintColor: UIColor?
  /// Where the root lies on the surface, in points.
  package var origin: CGPoint
  /// Dismisses what presents the view of SwiftUI around the root.
  package var dismiss: DismissAction
  /// What shows the root.
  private(set) weak var graph = FrontmostGraph.current
}

/// What follows touches on a view.
@MainActor
package final class UIViewTouchFollowers {
  package var followers: [any TouchFollower] = []

  package init() {}
}

/// Works out the frames of the views in a root from constraints, in a module above.
@MainActor
package protocol UIViewConstraintEngine: AnyObject {
  /// An engine for another root, which constraints were moved to.
  func makeEngine(for root: UIView) -> any UIViewConstraintEngine

  /// Gives the subviews the frames that the constraints say; called with each layout of the view, before
  /// `layoutSubviews`.
  func apply(to view: UIView)

  /// The size nearest to a target that the constraints inside the view allow; nil if there are none.
  func fittingSize(
    of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize?
}

/// Has the constraints of a view.
@MainActor
package protocol UIViewConstraintOwner: AnyObject {
  /// A view in the one with the constraints is about to leave.
  func subviewWillLeave(_ view: UIView)
}

/// What assistive technology and tests get of a view.
package struct UIViewSemantics: Equatable {
  /// Whether the view is one element; nil if that is left to its content.
  package var isElement: Bool?
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: AccessibilityTraits = []
  package var hidesElements = false
  package var actions: [UIViewAction] = []

  package init() {}
}

/// Something that can be done with a view, beside what it does when it is pressed.
package struct UIViewAction: Equatable {
  let name: String
  private let id: ObjectIdentifier
  let perform: @MainActor () -> Void

  /// - Parameters:
  ///   - name: what it is called.
  ///   - id: tells it from others.
  ///   - perform: does it.
  package init(name: String, id: ObjectIdentifier, perform: @escaping @MainActor () -> Void) {
    self.name = name
    self.id = id
    self.perform = perform
  }

  package static func == (left: Self, right: Self) -> Bool { left.id == right.id && left.name == right.name }
}
