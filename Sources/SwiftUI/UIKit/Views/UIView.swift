import Foundation
import TesseraCore

/// A rectangle of a window that shows something and reacts to touches, under the name that it has in UIKit.
///
/// Views of UIKit are shown by views of SwiftUI: `UIViewRepresentable`, or the window of a view controller. They lie,
/// are drawn, found and touched as those do, and the frames of their host are theirs.
///
/// Places and sizes are in points. Figures that are no numbers, or infinite, change nothing and are warned of.
@MainActor @preconcurrency
open class UIView: UIResponder {
  package let layerModel = LayerModel()
  /// What modules above keep with the view, by type.
  var attachments: [ObjectIdentifier: AnyObject] = [:]
  var ownSubviews: [UIView] = []
  var needsLayout = true
  /// Whether this view or one in it has to lay out its subviews.
  var subtreeNeedsLayout = true
  private var isLayingOut = false
  /// The tint color of the view itself; nil if it has none.
  package private(set) var ownTintColor: UIColor?
  private var ownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// What surrounds the root of the views.
  var host: UIViewSurroundings?
  /// The controller whose view this is.
  package internal(set) weak var controller: UIViewController?

  /// A view with a place in the one around it, in points.
  public init(frame: CGRect) {
    super.init()
    adoptLayer()
    self.frame = frame
  }

  /// A view without a size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// No view is kept in an archive, so there is none to be read from one: a view without a size.
  public required init?(coder: NSCoder) {
    super.init()
    adoptLayer()
  }

  /// The class of the view's layer: `CALayer`, or one below it.
  open class var layerClass: AnyClass { UIView.self }

  // MARK: Geometry

  /// Its place and size in the view around it. With a transform, the box around what is seen.
  open var frame: CGRect {
    get { layerModel.frame }
    set {
      guard let parts = layerModel.parts(ofFrame: newValue) else { return }
      let didMove = layerModel.setPosition(parts.position)
      let oldSize = layerModel.bounds.size
      if layerModel.setBounds(parts.bounds) { boundsDidChange(from: oldSize) } else if didMove { placeDidChange() }
    }
  }

  /// Its size, and the point of its coordinates that is its upper left corner.
  open var bounds: CGRect {
    get { layerModel.bounds }
    set {
      let oldSize = layerModel.bounds.size
      if layerModel.setBounds(newValue) { boundsDidChange(from: oldSize) }
    }
  }

  /// Where its middle lies in the view around it.
  open var center: CGPoint {
    get { layerModel.position }
    set { if layerModel.setPosition(newValue) { placeDidChange() } }
  }

  /// Turns, stretches and moves what is seen, around the middle.
  open var transform: CGAffineTransform {
    get { layerModel.transform }
    set { if layerModel.setTransform(newValue) { layerModel.didChange() } }
  }

  // MARK: Appearance

  /// The color behind the content; nil for none.
  open var backgroundColor: UIColor? {
    get { layerModel.appearance.backgroundColor.map { UIColor($0) } }
    set { layerModel.set(\.backgroundColor, newValue.map { Color($0) }) }
  }

  /// How opaque the view is with all that is in it, from 0 to 1; other values count as the nearer of the two.
  open var alpha: CGFloat {
    get { layerModel.appearance.opacity }
    set { layerModel.set(\.opacity, newValue.isNaN ? 1 : min(max(newValue, 0), 1)) }
  }

  /// Whether the view and all that is in it are not seen, and cannot be touched. They keep their places.
  open var isHidden: Bool {
    get { layerModel.appearance.isHidden }
    set {
      guard newValue != isHidden else { return }
      layerModel.set(\.isHidden, newValue)
      superview?.layerModel.didChange()
      superview?.subviewVisibilityDidChange?()
    }
  }

  /// Called when a subview is hidden or shown again, for views of modules above.
  package var subviewVisibilityDidChange: (() -> Void)?

  /// Whether the view covers all of its frame. It makes no difference here.
  open var isOpaque = true

  /// Whether nothing is seen outside of the view's bounds.
  open var clipsToBounds: Bool {
    get { layerModel.appearance.masksToBounds }
    set { layerModel.set(\.masksToBounds, newValue) }
  }

  /// How the content fits the bounds.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { layerModel.setNeedsDisplay() } }
  }

  /// A number of the program's choice, by which `viewWithTag` finds the view.
  open var tag = 0

  /// Another view whose opacity says what of this one is seen.
  open var mask: UIView? {
    didSet { layerModel.mask = mask.map { AnyView(UIViewFace($0, isPlaced: true)) } }
  }

  /// The color of controls and symbols in the view; without one of its own, that of the view around it.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? host?.tintColor ?? .tintColor }
    set {
      guard newValue != ownTintColor else { return }
      ownTintColor = newValue
      tellOfTint()
    }
  }

  /// Whether the tint color is toned down, as behind an alert.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  /// The tint color of the view is another one.
  open func tintColorDidChange() {}

  /// Light or dark, even if the surroundings are the other; `unspecified` leaves it to them.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      layerModel.setNeedsDisplay()
      guard root.host != nil else { return }
      let outer = superview?.traitCollection ?? host?.traitCollection ?? UIScreen.main.traitCollection
      tellOfTraits(before: oldValue == .unspecified ? outer : outer.with(oldValue))
    }
  }

  // MARK: The tree

  /// The views in this one, from the hindmost to the foremost.
  open var subviews: [UIView] { ownSubviews }

  /// The view around this one.
  package internal(set) weak var parentView: UIView?

  /// The view around this one; nil for a root.
  open var superview: UIView? { parentView }

  /// The window that the view is in; nil while it is in none.
  open var window: UIWindow? { superview?.window ?? host?.window }

  open override var next: UIResponder? { controller ?? superview ?? host?.window }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) {
    insert(view, at: ownSubviews.count)
  }

  /// Adds a view at a place in the order from the hindmost to the foremost.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Adds a view behind another one; in front of all, if that is not in this view.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: ownSubviews.filter { $0 !== view }.firstIndex { $0 === sibling } ?? ownSubviews.count)
  }

  /// Adds a view in front of another one; in front of all, if that is not in this view.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(
      view, at: ownSubviews.filter { $0 !== view }.firstIndex { $0 === sibling }.map { $0 + 1 } ?? ownSubviews.count)
  }

  /// Brings a view that is in this one in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view) { $0.append(view) }
  }

  /// Puts a view that is in this one behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view) { $0.insert(view, at: 0) }
  }

  /// Exchanges the places of two views in the order; nothing happens if there are not so many.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard ownSubviews.indices.contains(index1), ownSubviews.indices.contains(index2) else { return }
    ownSubviews.swapAt(index1, index2)
    layerModel.didChange()
  }

  /// Takes the view out of the one around it.
  open func removeFromSuperview() {
    guard let parentView else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    tellOfWindow(willMoveTo: nil, from: oldWindow)
    parentView.willRemoveSubview(self)
    parentView.drop(self)
    tellOfWindow(didMoveFrom: oldWindow)
    didMoveToSuperview()
  }

  /// The view is about to be put into another one, or taken out of it.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The view was put into another one, or taken out of it.
  open func didMoveToSuperview() {}

  /// The view is about to be in another window, or in none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view is in another window, or in none.
  open func didMoveToWindow() {}

  /// A view was put into this one.
  open func didAddSubview(_ subview: UIView) {}

  /// A view is about to be taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Gives a view the appearance that the program chose for all of its class; nil while it has chosen none.
  package static var willTakeAppearance: ((UIView) -> Void)?

  /// Whether the view is another one, or in it.
  open func isDescendant(of view: UIView) -> Bool {
    pathToRoot.contains { $0 === view }
  }

  /// The first view with a tag among this one and those in it; nil if none has it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let view = subview.viewWithTag(tag) { return view }
    }
    return nil
  }

  // MARK: The host

  /// What is shown between the background and the subviews, as views of SwiftUI; nil for nothing.
  package var hostedContent: AnyView? { makeHostedContent?() }

  /// Makes what is shown between the background and the subviews, for views of modules above.
  package var makeHostedContent: (() -> AnyView)?

  /// The height that the content has in a width, where it depends on it.
  package var heightForWidth: ((CGFloat) -> CGFloat?)?

  /// Whether the content of the view keeps away from what the device covers, rather than the view's subviews.
  package var keepsInSafeArea = false

  /// How the view comes and goes where the views around it are animated.
  package var transition = AnyTransition.identity

  /// Shows the subviews, for views that do more with them than to place them.
  package var arrangement: ((UIViewStack) -> AnyView)?

  // MARK: Traits

  /// What surrounds the view: light or dark, and more.
  open var traitCollection: UITraitCollection {
    let outer = superview?.traitCollection ?? host?.traitCollection ?? UIScreen.main.traitCollection
    let own = traitOverride.map { change in outer.with { change.write(to: &$0) } } ?? outer
    return overrideUserInterfaceStyle == .unspecified ? own : own.with(overrideUserInterfaceStyle)
  }

  /// Says what other surroundings the view and those in it have, for modules above; nil for the same ones.
  package private(set) var traitOverride: (any UITraitChange)?

  /// Chooses what other surroundings the view and those in it have.
  package func setTraitOverride(_ new: (any UITraitChange)?) {
    let old = traitCollection
    traitOverride = new
    layerModel.setNeedsDisplay()
    if root.host != nil { tellOfTraits(before: old) }
  }

  /// Called when the surroundings changed, for modules above.
  package var traitsDidChange: (() -> Void)?

  /// The surroundings changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Layout

  /// Places the subviews. Called before the view is shown, and after its size or its subviews changed.
  open func layoutSubviews() {}

  /// Has the subviews placed with the next frame.
  open func setNeedsLayout() {
    needsLayout = true
    passLayoutNeedUp()
  }

  /// Has the subviews placed now, if they have to be, and those of the views in this one.
  open func layoutIfNeeded() {
    guard subtreeNeedsLayout || needsLayout, !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    // A layout can change what it depends on; one that never comes to rest goes on with the next frame.
    for _ in 0..<8 where subtreeNeedsLayout || needsLayout {
      updateConstraintsIfNeeded()
      subtreeNeedsLayout = false
      if needsLayout {
        needsLayout = false
        tellOfSafeArea()
        applyConstraints()
        controller?.willLayOut()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
      for subview in subviews { subview.layoutIfNeeded() }
    }
  }

  /// Works out frames from the constraints in the views of a root; nil while there are none.
  package var constraintEngine: (any UIViewConstraintEngine)?

  /// Has the constraints of the view, and is told of views that leave; nil while it has none.
  package var constraintOwner: (any UIViewConstraintOwner)?

  /// Counts the changes of all views that can lead to other frames.
  package internal(set) static var layoutChanges = 0

  /// Counts the changes of all views that can lead to other constraints.
  package static var treeChanges = 0

  /// Whether the constraints of the view have to be brought up to date.
  private var needsConstraints = true
  /// Whether those of this view or one in it have to be.
  var subtreeNeedsConstraints = true

  /// Brings the constraints of the view up to date. Overrides call it at their end.
  open func updateConstraints() {}

  /// Has the constraints brought up to date with the next layout.
  open func setNeedsUpdateConstraints() {
    needsConstraints = true
    passConstraintNeedUp()
    setNeedsLayout()
  }

  /// Whether the constraints have to be brought up to date.
  open func needsUpdateConstraints() -> Bool { needsConstraints }

  /// Brings the constraints of the view and of those in it up to date, if they have to be; inner ones first.
  open func updateConstraintsIfNeeded() {
    guard subtreeNeedsConstraints else { return }
    subtreeNeedsConstraints = false
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard needsConstraints else { return }
    needsConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Whether the view needs constraints to be laid out. It makes no difference here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// What of the frame is not aligned by constraints, such as a shadow, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first line stands for that of this one.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last line stands for that of this one.
  open var forLastBaselineLayout: UIView { self }

  /// Whether the view is mirrored in languages that are written from the right.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      UIView.treeChanges += 1
      setNeedsLayout()
    }
  }

  /// The direction in which the content of the view runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Whether the frame, with the resizing mask, says where the view lies, rather than constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      UIView.treeChanges += 1
      superview?.setNeedsLayout()
    }
  }

  /// What of the view's frame follows the size of the view around it.
  open var autoresizingMask = AutoresizingMask()

  /// Whether the frames of the subviews follow the size of this view, by their masks.
  open var autoresizesSubviews = true

  /// The size that fits the content best in another size, in points: the view's own unless it is overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits the content best.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// Says that the view has no size of its own along an axis.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The size that the content has by itself, in points; `noIntrinsicMetric` along an axis where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The content has another size by itself.
  open func invalidateIntrinsicContentSize() {
    intrinsicChanges += 1
    for view in pathToRoot { view.setNeedsLayout() }
    root.hostedSizeDidChange?()
  }

  /// Counts the changes of the size that the content has by itself.
  package private(set) var intrinsicChanges = 0

  /// Tells the host of the root that the views want another size.
  package var hostedSizeDidChange: (() -> Void)?

  private var huggingPriorities = UIViewPriorities(.defaultLow)
  private var compressionPriorities = UIViewPriorities(.defaultHigh)

  /// How much the view resists to be larger than its content.
  open func contentHuggingPriority(for axis: UILayoutConstraintAxis) -> UILayoutPriority { huggingPriorities[axis] }

  /// Chooses how much the view resists to be larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: UILayoutConstraintAxis) {
    huggingPriorities[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// How much the view resists to be smaller than its content.
  open func contentCompressionResistancePriority(for axis: UILayoutConstraintAxis) -> UILayoutPriority {
    compressionPriorities[axis]
  }

  /// Chooses how much the view resists to be smaller than its content.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: UILayoutConstraintAxis) {
    compressionPriorities[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// The smallest or largest size that the constraints in the view allow, or else the one that fits.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size nearest to a target that the constraints in the view allow, or else the one that fits.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    if let size = root.constraintEngine?.fittingSize(
      of: self, targetSize, horizontalFittingPriority, verticalFittingPriority)
    {
      return size
    }
    let content = intrinsicContentSize
    let fitting = sizeThatFits(targetSize)
    let width =
      horizontalFittingPriority == .required
      ? targetSize.width : content.width >= 0 ? content.width : fitting.width
    if verticalFittingPriority == .required { return CGSize(width: width, height: targetSize.height) }
    let height = width.isFinite && width > 0 ? heightForWidth?(width) : nil
    return CGSize(width: width, height: height ?? (content.height >= 0 ? content.height : fitting.height))
  }

  // MARK: Margins

  /// What the device and bars cover of the view at each edge, in points.
  open var safeAreaInsets: UIEdgeInsets {
    let outer = parentView.map { outer in
      (outer.safeAreaOfSubviews?() ?? outer.safeAreaInsets).remaining(of: outer.bounds, in: frame)
    }
    return (outer ?? coverage).adding(controller?.additionalSafeAreaInsets ?? .zero)
  }

  /// What is covered of a root.
  var coverage = UIEdgeInsets.zero
  /// What was covered of the view when it was told of it last.
  var knownSafeArea = UIEdgeInsets.zero
  /// What is covered for the subviews, where that is not what is covered of the view, for views of modules above.
  package var safeAreaOfSubviews: (() -> UIEdgeInsets)?
  /// Called when another part of the view is covered, for views of modules above.
  package var safeAreaDidChange: (() -> Void)?

  /// What the device covers of the view changed.
  open func safeAreaInsetsDidChange() {}

  /// The distances that content should keep from the edges, in points.
  open var layoutMargins: UIEdgeInsets {
    get {
      guard insetsLayoutMarginsFromSafeArea else { return ownMargins }
      let covered = safeAreaInsets
      return UIEdgeInsets(
        top: ownMargins.top + covered.top, left: ownMargins.left + covered.left,
        bottom: ownMargins.bottom + covered.bottom, right: ownMargins.right + covered.right)
    }
    set {
      ownMargins = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  /// The margins without what the device covers.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: ownMargins.top, leading: ownMargins.left, bottom: ownMargins.bottom, trailing: ownMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }

  /// Whether the margins begin where the device covers nothing.
  open var insetsLayoutMarginsFromSafeArea = true

  /// Whether margins of the view around this one count here. It makes no difference here.
  open var preservesSuperviewLayoutMargins = false

  /// The margins changed.
  open func layoutMarginsDidChange() {}

  // MARK: Drawing

  /// Draws the content into the current context. Without an override, nothing is drawn.
  ///
  /// - Parameter rect: what is to be drawn: all of the bounds.
  open func draw(_ rect: CGRect) {}

  /// Has the content drawn again.
  open func setNeedsDisplay() {
    layerModel.setNeedsDisplay()
  }

  /// Has the content drawn again: all of it, not only a part.
  open func setNeedsDisplay(_ rect: CGRect) {
    layerModel.setNeedsDisplay()
  }

  /// Pixels per point of what is drawn.
  open var contentScaleFactor: CGFloat {
    get { host?.traitCollection.displayScale ?? UIScreen.main.scale }
    set {}
  }

  // MARK: Touches

  /// Whether the view and those in it can be touched.
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { layerModel.didChange() } }
  }

  /// Whether several touches are followed at once. There is one pointer here.
  open var isMultipleTouchEnabled = false

  /// Whether other views get no touches while this one has some.
  open var isExclusiveTouch = false

  /// The innermost view at a point of this one that can be touched; nil if none can.
  ///
  /// - Parameters:
  ///   - point: in the coordinates of this view.
  ///   - event: the event that it is asked for.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Whether touches that the view handles are kept from scroll views and gestures around it.
  package var keepsTouches: Bool { false }

  // MARK: Coordinates

  /// A point of this view, in the coordinates of another one; nil for those of the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// A point of another view, or of the window, in the coordinates of this one.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// A rectangle of this view, in the coordinates of another one; nil for those of the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// A rectangle of another view, or of the window, in the coordinates of this one.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  // MARK: Accessibility

  /// What assistive technology and tests get of the view.
  package var semantics = UIViewSemantics() {
    didSet { if semantics != oldValue { layerModel.didChange() } }
  }
}
