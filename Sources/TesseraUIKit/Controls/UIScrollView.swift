import Foundation
import SwiftUI

/// A view whose subviews are seen through its bounds and can be moved there.
@MainActor @preconcurrency
open class UIScrollView: UIView, _ScrollDelegating {
  /// Whether a scroll view closes the keyboard. There is none on the screen here.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// When the user begins to drag.
    case onDrag
    /// When the user drags over it.
    case interactive
  }

  /// Whether what is covered counts for the content.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// At the top and the bottom it does, and at the sides where the content can be scrolled there.
    case automatic = 0
    /// Where the content can be scrolled.
    case scrollableAxes
    /// It does not.
    case never
    /// It does.
    case always
  }

  /// What of the content is at the upper left corner: the origin of the bounds.
  private(set) var offset: CGPoint {
    get { layerModel.bounds.origin }
    set { _ = layerModel.setBounds(CGRect(origin: newValue, size: layerModel.bounds.size)) }
  }
  /// Counts the places that the program scrolled to.
  private(set) var jumps = 0
  private(set) var isJumpAnimated = false

  /// A scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    safeAreaDidChange = { [unowned self] in insetMayHaveChanged() }
    // What the content keeps away from is not covered for the views in it.
    safeAreaOfSubviews = { [unowned self] in safeAreaInsets.subtracting(adjustment) }
    arrangement = { [unowned self] stack in AnyView(ScrollFace(view: self, stack: stack)) }
  }

  /// The delegate of this view, which tables, collections and text views know by their own types (J164).
  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { if scrollDelegate !== oldValue { scrollDelegateDidChange() } }
  }

  /// Another object is told of scrolling.
  func scrollDelegateDidChange() {}

  /// The size of what can be scrolled, in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      if !contentSize.width.isFinite || !contentSize.height.isFinite { contentSize = oldValue }
      insetMayHaveChanged()
      layerModel.didChange()
    }
  }

  /// What of the content is at the upper left corner, in points.
  open var contentOffset: CGPoint {
    get { offset }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Scrolls; the delegate hears of it.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite, contentOffset != offset else { return }
    jumps += 1
    isJumpAnimated = animated
    offset = contentOffset
    layerModel.didChange()
    offsetDidChange()
    delegate?.scrollViewDidScroll(self)
  }

  /// Scrolls as little as it takes to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    var place = offset
    place.x = min(max(place.x, rect.maxX - bounds.width + inset.right), rect.minX - inset.left)
    place.y = min(max(place.y, rect.maxY - bounds.height + inset.bottom), rect.minY - inset.top)
    place = nearestOffset(to: place)
    setContentOffset(place, animated: animated)
  }

  /// The place nearest to another one where content is at all edges.
  func nearestOffset(to place: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: max(-inset.left, min(place.x, contentSize.width + inset.right - bounds.width)),
      y: max(-inset.top, min(place.y, contentSize.height + inset.bottom - bounds.height)))
  }

  /// What the edges of the content keep away from those of the view, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      insetMayHaveChanged()
      layerModel.didChange()
    }
  }

  /// What the edges of the content keep away with what is covered, in points (J114).
  public var adjustedContentInset: UIEdgeInsets { contentInset.adding(adjustment) }

  /// Whether what is covered counts for the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetMayHaveChanged() } }
  }

  /// What is covered, as far as it counts.
  private var adjustment: UIEdgeInsets {
    let covered = safeAreaInsets
    let isWide = contentSize.width > bounds.width || alwaysBounceHorizontal
    let isHigh = contentSize.height > bounds.height || alwaysBounceVertical
    let (counts, countsBeside) =
      switch contentInsetAdjustmentBehavior {
      case .automatic: (true, isWide)
      case .scrollableAxes: (isHigh, isWide)
      case .never: (false, false)
      case .always: (true, true)
      }
    return UIEdgeInsets(
      top: counts ? covered.top : 0, left: countsBeside ? covered.left : 0, bottom: counts ? covered.bottom : 0,
      right: countsBeside ? covered.right : 0)
  }

  /// The content keeps away from more or less than before.
  open func adjustedContentInsetDidChange() {}

  private var appliedInset = UIEdgeInsets.zero

  /// Finds out whether the content keeps away from more or less than before. It stands where it stood: at its start, if it
  /// was there.
  private func insetMayHaveChanged() {
    let (old, new) = (appliedInset, adjustedContentInset)
    guard new != old, new.left.isFinite, new.top.isFinite else { return }
    appliedInset = new
    offset = CGPoint(x: offset.x - new.left + old.left, y: offset.y - new.top + old.top)
    layerModel.didChange()
    offsetDidChange()
    for subview in subviews { subview.setNeedsLayout() }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    insetMayHaveChanged()
  }

  /// Whether the user can scroll.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { layerModel.didChange() } }
  }

  /// Along which axes the user can scroll, for views of this module.
  var scrollAxes: Axis.Set = [.horizontal, .vertical] {
    didSet { if scrollAxes != oldValue { layerModel.didChange() } }
  }

  /// Where scrolling comes to rest that would end at a place and began at another one, with its speed in points a second,
  /// for views of this module.
  var scrollTarget: ((_ proposed: CGPoint, _ start: CGPoint, _ velocity: CGPoint) -> CGPoint)? {
    didSet { if (scrollTarget == nil) != (oldValue == nil) { layerModel.didChange() } }
  }

  /// Whether scrolling ends at multiples of the view's size.
  open var isPagingEnabled = false {
    didSet { if isPagingEnabled != oldValue { layerModel.didChange() } }
  }

  /// How soon scrolling comes to rest that the user let go (J141).
  open var decelerationRate = DecelerationRate.normal

  /// What of its speed scrolling keeps in each thousandth of a second.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// It comes to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// How far scrolling goes on, in points.
    ///
    /// - Parameter speed: when it was let go, in points a second.
    func distance(_ speed: CGFloat) -> CGFloat {
      let rate = rawValue.isFinite ? min(max(rawValue, 0), 0.9999) : Self.normal.rawValue
      return speed / 1000 * rate / (1 - rate)
    }
  }

  /// Whether content can be dragged beyond its edges.
  open var bounces = true {
    didSet { if bounces != oldValue { layerModel.didChange() } }
  }

  /// Whether content that is not wider than the view can be dragged to the side. It cannot here.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetMayHaveChanged() } }
  }

  /// Whether content that is not higher than the view can be dragged upward. It cannot here.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetMayHaveChanged() } }
  }

  /// Whether it is shown where the view stands from left to right.
  open var showsHorizontalScrollIndicator = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { layerModel.didChange() } }
  }

  /// Whether it is shown where the view stands from top to bottom.
  open var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { layerModel.didChange() } }
  }

  /// When an on-screen keyboard is closed. There is none here.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether touches are held back until it is clear that they do not scroll. They are not here.
  open var delaysContentTouches = true

  /// The content is at another place. Overridden by views that place what is in sight.
  func offsetDidChange() {}

  /// Is shown above the content, and pulled by the user to refresh it.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.scrollView = nil
      refreshControl?.scrollView = self
      layerModel.didChange()
    }
  }

  // MARK: The user

  /// Whether the user drags the content.
  public private(set) var isDragging = false

  /// Whether the user touches the content.
  public var isTracking: Bool { isDragging }

  /// Whether the content moves on after it was let go.
  public private(set) var isDecelerating = false

  func didScroll(to place: CGPoint) {
    guard place != offset else { return }
    offset = place
    offsetDidChange()
    delegate?.scrollViewDidScroll(self)
  }

  func phaseDidChange(to phase: ScrollPhase) {
    switch phase {
    case .interacting where !isDragging:
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
    case .decelerating:
      endDrag(willDecelerate: true)
      if !isDecelerating {
        isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
      }
    case .idle:
      endDrag(willDecelerate: false)
      if isDecelerating {
        isDecelerating = false
        delegate?.scrollViewDidEndDecelerating(self)
      }
      if isJumpAnimated {
        isJumpAnimated = false
        delegate?.scrollViewDidEndScrollingAnimation(self)
      }
    default: break
    }
  }

  private func endDrag(willDecelerate: Bool) {
    guard isDragging else { return }
    isDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
  }
}
