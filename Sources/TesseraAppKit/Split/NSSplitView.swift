import Foundation
import SwiftUI
import TesseraUIKit

/// Views beside or below one another, with lines between them that the user drags (J161).
@MainActor @preconcurrency
open class NSSplitView: NSView {
  /// How the lines look.
  nonisolated public enum DividerStyle: Int, Sendable {
    /// As thick as a finger needs them.
    case thick = 1
    /// As thin as can be.
    case thin
    /// As thick as between parts of a window.
    case paneSplitter
  }

  private var lengths: [ObjectIdentifier: CGFloat] = [:]
  private var priorities: [ObjectIdentifier: UILayoutPriority] = [:]
  private var dragged: Int?
  /// How long a view may be, for a controller of the split view; nil for any length.
  var limits: ((NSView) -> ClosedRange<CGFloat>)?

  /// A view without parts.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var isFlipped: Bool { true }

  /// Whether the lines run from top to bottom, so that the views lie beside one another.
  open var isVertical = false {
    didSet { if isVertical != oldValue { adjustSubviews() } }
  }

  /// How the lines look.
  open var dividerStyle = DividerStyle.thick {
    didSet { if dividerStyle != oldValue { adjustSubviews() } }
  }

  /// How thick the lines are, in points.
  open var dividerThickness: CGFloat { dividerStyle == .thin ? 1 : 9 }

  /// The color of the lines.
  open var dividerColor: NSColor { .separatorColor }

  /// Is asked how far lines can be dragged, and told of new sizes.
  open weak var delegate: (any NSSplitViewDelegate)?

  /// Names the settings in which the places of lines are kept. They are not kept here.
  open var autosaveName: String?

  // MARK: Views

  /// The views, in their order.
  open private(set) var arrangedSubviews: [NSView] = []

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: NSView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place in the order; one out of range is the nearest.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    if view.superview !== self { super.addSubview(view) }
    adjustSubviews()
  }

  /// Takes a view out of the order. It stays a subview.
  open func removeArrangedSubview(_ view: NSView) {
    arrangedSubviews.removeAll { $0 === view }
    adjustSubviews()
  }

  open override func addSubview(_ view: NSView) {
    addArrangedSubview(view)
  }

  open override func willRemoveSubview(_ subview: NSView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Whether a view takes no room.
  open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }

  /// How much a view resists to be made longer or shorter with the split view.
  open func holdingPriorityForSubview(at subviewIndex: Int) -> UILayoutPriority {
    guard arrangedSubviews.indices.contains(subviewIndex) else { return .defaultLow }
    return priority(of: arrangedSubviews[subviewIndex])
  }

  /// Chooses how much a view resists to be made longer or shorter with the split view.
  open func setHoldingPriority(_ priority: UILayoutPriority, forSubviewAt subviewIndex: Int) {
    guard arrangedSubviews.indices.contains(subviewIndex) else { return }
    priorities[ObjectIdentifier(arrangedSubviews[subviewIndex])] = priority
  }

  private func priority(of view: NSView) -> UILayoutPriority {
    priorities[ObjectIdentifier(view)] ?? .defaultLow
  }

  // MARK: Lengths

  private var shown: [NSView] { arrangedSubviews.filter { !$0.isHidden } }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  /// The room of all views together.
  private var room: CGFloat {
    max(0, along(bounds.size) - dividerThickness * CGFloat(max(0, shown.count - 1)))
  }

  func setLength(_ length: CGFloat, of view: NSView) {
    lengths[ObjectIdentifier(view)] = length.isFinite ? max(0, length) : 0
  }

  private func limit(_ length: CGFloat, of view: NSView) -> CGFloat {
    guard let range = limits?(view) else { return max(0, length) }
    return min(max(length, range.lowerBound), range.upperBound)
  }

  /// Gives the views lengths that fill the split view: what is missing or too much is that of the views that resist least.
  private func settledLengths(of views: [NSView]) -> [CGFloat] {
    let known = views.compactMap { lengths[ObjectIdentifier($0)] }
    let usual = known.count == views.count ? 0 : max(0, room - known.reduce(0, +)) / CGFloat(views.count - known.count)
    var result = views.map { limit(lengths[ObjectIdentifier($0)] ?? usual, of: $0) }
    let order = views.indices.sorted {
      let (first, second) = (priority(of: views[$0]), priority(of: views[$1]))
      return first == second ? $0 > $1 : first < second
    }
    for index in order {
      let missing = room - result.reduce(0, +)
      guard missing != 0 else { break }
      result[index] = limit(result[index] + missing, of: views[index])
    }
    return result
  }

  /// Gives the views their places again.
  open func adjustSubviews() {
    needsLayout = true
    needsDisplay = true
  }

  open override func layout() {
    super.layout()
    let views = shown
    guard !views.isEmpty, room > 0 else { return }
    let settled = settledLengths(of: views)
    var place: CGFloat = 0
    for (view, length) in zip(views, settled) {
      setLength(length, of: view)
      view.frame =
        isVertical
        ? CGRect(x: place, y: 0, width: length, height: bounds.height)
        : CGRect(x: 0, y: place, width: bounds.width, height: length)
      place += length + dividerThickness
    }
    needsDisplay = true
    delegate?.splitViewDidResizeSubviews(Notification(name: Self.didResizeSubviewsNotification, object: self))
  }

  /// The views have other sizes.
  nonisolated public static let didResizeSubviewsNotification = Notification.Name(
    "NSSplitViewDidResizeSubviewsNotification")

  /// Moves a line, as far as the views beside it can be longer and shorter.
  ///
  /// - Parameters:
  ///   - position: where it begins, in points from the left or from the top. One that is not finite is ignored.
  ///   - dividerIndex: its place among the lines; nothing happens if there are not so many.
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {
    layoutSubtreeIfNeeded()
    let views = shown
    guard position.isFinite, dividerIndex >= 0, dividerIndex + 1 < views.count else { return }
    let (first, second) = (views[dividerIndex], views[dividerIndex + 1])
    let start = isVertical ? first.frame.minX : first.frame.minY
    let sum = along(first.frame.size) + along(second.frame.size)
    let least = delegate?.splitView(self, constrainMinCoordinate: start, ofSubviewAt: dividerIndex) ?? start
    let most = delegate?.splitView(self, constrainMaxCoordinate: start + sum, ofSubviewAt: dividerIndex) ?? start + sum
    var length = limit(min(max(position, least), max(least, most)) - start, of: first)
    length = min(max(0, length), sum)
    length = sum - limit(sum - length, of: second)
    setLength(length, of: first)
    setLength(sum - length, of: second)
    adjustSubviews()
  }

  // MARK: Lines

  private var dividers: [CGRect] {
    shown.dropLast().map { view in
      isVertical
        ? CGRect(x: view.frame.maxX, y: 0, width: dividerThickness, height: bounds.height)
        : CGRect(x: 0, y: view.frame.maxY, width: bounds.width, height: dividerThickness)
    }
  }

  /// A line with room for the pointer.
  private func area(of divider: CGRect) -> CGRect {
    let more = max(0, 9 - dividerThickness) / 2
    return isVertical ? divider.insetBy(dx: -more, dy: 0) : divider.insetBy(dx: 0, dy: -more)
  }

  open override func draw(_ dirtyRect: CGRect) {
    for divider in dividers { drawDivider(in: divider) }
  }

  /// Draws a line: in its middle if it is a thick one.
  open func drawDivider(in rect: CGRect) {
    dividerColor.setFill()
    let line =
      isVertical
      ? CGRect(x: rect.midX - 0.5, y: rect.minY, width: 1, height: rect.height)
      : CGRect(x: rect.minX, y: rect.midY - 0.5, width: rect.width, height: 1)
    NSBezierPath(rect: line).fill()
  }

  open override func resetCursorRects() {
    super.resetCursorRects()
    for divider in dividers { addCursorRect(area(of: divider), cursor: isVertical ? .resizeLeftRight : .resizeUpDown) }
  }

  open override func hitTest(_ point: CGPoint) -> NSView? {
    guard let hit = super.hitTest(point) else { return nil }
    let place = superview.map { convert(point, from: $0) } ?? point
    return dividers.contains { area(of: $0).contains(place) } ? self : hit
  }

  open override func mouseDown(with event: NSEvent) {
    let place = convert(event.locationInWindow, from: nil)
    dragged = dividers.firstIndex { area(of: $0).contains(place) }
    if dragged == nil { super.mouseDown(with: event) }
  }

  open override func mouseDragged(with event: NSEvent) {
    guard let dragged else { return super.mouseDragged(with: event) }
    let place = convert(event.locationInWindow, from: nil)
    setPosition((isVertical ? place.x : place.y) - dividerThickness / 2, ofDividerAt: dragged)
  }

  open override func mouseUp(with event: NSEvent) {
    if dragged == nil { super.mouseUp(with: event) }
    dragged = nil
  }
}

extension NSLayoutConstraint {
  /// How important a demand is, by the name that it has in AppKit.
  public typealias Priority = UILayoutPriority
}
