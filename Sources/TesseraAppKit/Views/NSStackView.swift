import Foundation
import SwiftUI
import TesseraUIKit

/// Arranges views in a row or a column, under the name that it has in AppKit (J61).
@MainActor @preconcurrency
open class NSStackView: NSView {
  /// How views are distributed along the axis.
  nonisolated public enum Distribution: Int, Sendable {
    /// At the beginning, each as long as it is. `fill` where there is no room left.
    case gravityAreas = -1
    /// They fill the stack; the one that hugs least becomes longer.
    case fill
    /// They fill the stack and are all of one length.
    case fillEqually
    /// They fill the stack in proportion to their own lengths.
    case fillProportionally
    /// The spaces between them are equal.
    case equalSpacing
    /// The spaces between them are equal here, too.
    case equalCentering
  }

  /// A place in a stack.
  nonisolated public enum Gravity: Int, Sendable {
    /// At the top; at the end where lines begin.
    case top = 1
    /// In the middle.
    case center
    /// At the bottom; at the end where lines end.
    case bottom

    /// Where lines begin.
    public static let leading = Gravity.top
    /// Where lines end.
    public static let trailing = Gravity.bottom
  }

  /// A stack without views.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
  }

  /// A row of views.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var isFlipped: Bool { true }

  // MARK: Views

  /// The views that are arranged, in their order.
  open private(set) var arrangedSubviews: [NSView] = []

  /// The views that are arranged, in their order.
  open var views: [NSView] { arrangedSubviews }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: NSView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place in the order; one out of range is the nearest.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    view.backing.hostedSizeDidChange = { [weak self] in self?.arrangementDidChange() }
    arrangementDidChange()
  }

  /// Adds a view. Its place in the order is at the beginning for the first gravity, else at the end.
  open func addView(_ view: NSView, in gravity: Gravity) {
    insertArrangedSubview(view, at: gravity == .top ? leadingCount : arrangedSubviews.count)
    if gravity == .top { leadingCount += 1 }
  }

  private var leadingCount = 0

  /// Takes a view out of the order. It stays a subview.
  open func removeArrangedSubview(_ view: NSView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    if index < leadingCount { leadingCount -= 1 }
    view.backing.hostedSizeDidChange = nil
    arrangementDidChange()
  }

  /// Takes a view out of the order and out of the stack.
  open func removeView(_ view: NSView) {
    view.removeFromSuperview()
  }

  open override func willRemoveSubview(_ subview: NSView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Arrangement

  /// The direction of the views.
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal {
    didSet { if orientation != oldValue { arrangementDidChange() } }
  }

  /// How views lie across the axis; nil of `NSLayoutConstraint.Attribute` is not known here.
  open var alignment = Alignment.center {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// How views are distributed along the axis.
  open var distribution = Distribution.gravityAreas {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// The space between views, in points. What is no number counts as 8.
  open var spacing: CGFloat = 8 {
    didSet {
      if !spacing.isFinite { spacing = 8 }
      if spacing != oldValue { arrangementDidChange() }
    }
  }

  /// The distances of views from the edges, in points.
  open var edgeInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
    didSet { arrangementDidChange() }
  }

  /// Whether views that are hidden take no room.
  open var detachesHiddenViews = true {
    didSet { if detachesHiddenViews != oldValue { arrangementDidChange() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Sets the space after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    customSpacings[ObjectIdentifier(view)] = spacing.isFinite ? spacing : nil
    arrangementDidChange()
  }

  /// The space after a view, in points.
  open func customSpacing(after view: NSView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

  private func arrangementDidChange() {
    needsLayout = true
    invalidateIntrinsicContentSize()
  }

  private var shown: [NSView] { arrangedSubviews.filter { !detachesHiddenViews || !$0.isHidden } }

  private var isRow: Bool { orientation == .horizontal }

  /// A size with its length along the axis first.
  private func turned(_ size: CGSize) -> CGSize { isRow ? size : CGSize(width: size.height, height: size.width) }

  /// The size that a view has by itself, or that it was given.
  private func ownSize(of view: NSView) -> CGSize {
    let content = view.intrinsicContentSize
    let given = view.frame.size
    return turned(
      CGSize(
        width: content.width >= 0 ? content.width : given.width,
        height: content.height >= 0 ? content.height : given.height))
  }

  private var insets: (start: CGFloat, end: CGFloat, before: CGFloat, after: CGFloat) {
    isRow
      ? (edgeInsets.left, edgeInsets.right, edgeInsets.top, edgeInsets.bottom)
      : (edgeInsets.top, edgeInsets.bottom, edgeInsets.left, edgeInsets.right)
  }

  private func gaps(_ views: [NSView]) -> [CGFloat] { views.dropLast().map { customSpacing(after: $0) } }

  open override var intrinsicContentSize: CGSize {
    let views = shown
    guard !views.isEmpty else { return super.intrinsicContentSize }
    let sizes = views.map { ownSize(of: $0) }
    let insets = insets
    let length = sizes.reduce(0) { $0 + $1.width } + gaps(views).reduce(0, +) + insets.start + insets.end
    let breadth = (sizes.map(\.height).max() ?? 0) + insets.before + insets.after
    return turned(CGSize(width: length, height: breadth))
  }

  open override var fittingSize: CGSize { intrinsicContentSize }

  open override func layout() {
    super.layout()
    let views = shown
    guard !views.isEmpty else { return }
    let (room, insets) = (turned(bounds.size), insets)
    var gaps = gaps(views)
    let free = room.width - insets.start - insets.end
    let lengths = lengths(of: views, in: free - gaps.reduce(0, +))
    let rest = free - lengths.reduce(0, +) - gaps.reduce(0, +)
    if rest > 0, distribution == .equalSpacing || distribution == .equalCentering, !gaps.isEmpty {
      gaps = gaps.map { $0 + rest / CGFloat(gaps.count) }
    }
    var place = insets.start
    for (index, view) in views.enumerated() {
      let across = across(view, in: room.height - insets.before - insets.after)
      let (start, breadth) = (insets.before + across.start, across.breadth)
      view.frame =
        isRow
        ? CGRect(x: place, y: start, width: lengths[index], height: breadth)
        : CGRect(x: start, y: place, width: breadth, height: lengths[index])
      place += lengths[index] + (index < gaps.count ? gaps[index] : 0)
    }
  }

  /// How long the views are, along the axis.
  private func lengths(of views: [NSView], in room: CGFloat) -> [CGFloat] {
    let own = views.map { ownSize(of: $0).width }
    let sum = own.reduce(0, +)
    let rest = room - sum
    switch distribution {
    case .fillEqually: return own.map { _ in max(0, room / CGFloat(own.count)) }
    case .fillProportionally where sum > 0: return own.map { max(0, $0 * room / sum) }
    case .gravityAreas where rest > 0, .equalSpacing where rest > 0, .equalCentering where rest > 0: return own
    default: break
    }
    // The view that hugs or resists least takes what is left, or gives what is missing.
    let axis = isRow ? UILayoutConstraintAxis.horizontal : .vertical
    let index = views.indices.min { first, second in
      rest > 0
        ? views[first].contentHuggingPriority(for: axis) < views[second].contentHuggingPriority(for: axis)
        : views[first].contentCompressionResistancePriority(for: axis)
          < views[second].contentCompressionResistancePriority(for: axis)
    }
    var lengths = own
    if let index { lengths[index] = max(0, lengths[index] + rest) }
    return lengths
  }

  /// Where a view lies across the axis. Views without a size of their own go from one edge to the other.
  private func across(_ view: NSView, in room: CGFloat) -> (start: CGFloat, breadth: CGFloat) {
    let content = turned(view.intrinsicContentSize).height
    let own = ownSize(of: view).height
    let breadth = alignment == .fill || (content < 0 && own <= 0) ? max(0, room) : min(own, max(0, room))
    switch alignment {
    case .leading, .top, .fill: return (0, breadth)
    case .center: return ((room - breadth) / 2, breadth)
    case .trailing, .bottom: return (room - breadth, breadth)
    }
  }

  /// How views lie across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// At the left edge of a column.
    case leading
    /// At the right edge of a column.
    case trailing
    /// At the upper edge of a row.
    case top
    /// At the lower edge of a row.
    case bottom
    /// In the middle.
    case center
    /// From one edge to the other.
    case fill

    /// In the middle of a row.
    public static let centerY = Alignment.center
    /// In the middle of a column.
    public static let centerX = Alignment.center
    /// From one edge of a column to the other.
    public static let width = Alignment.fill
    /// From one edge of a row to the other.
    public static let height = Alignment.fill
  }
}

/// A direction.
nonisolated public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
  /// From left to right.
  case horizontal = 0
  /// From top to bottom.
  case vertical
}
