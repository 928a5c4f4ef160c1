import Foundation
import TesseraCore

/// A rectangle of a window that shows something and gets events, under the name that it has in AppKit.
///
/// Its y grows upward from the bottom left corner, unless `isFlipped` says otherwise. A view of UIKit stands behind it, which a
/// view of SwiftUI shows.
@MainActor @preconcurrency
open class NSView: NSResponder {
  /// What shows the view.
  package private(set) lazy var backing = NSViewBacking(self)
  var ownSubviews: [NSView] = []
  private var boundsOrigin = CGPoint.zero
  private(set) var ownMask = AutoresizingMask.none
  private var ownAreas: [NSTrackingArea] = []
  /// What manages the view.
  package internal(set) weak var controller: NSViewController?

  /// A view.
  ///
  /// - Parameter frameRect: its place in the view around it, in points.
  public init(frame frameRect: CGRect) {
    super.init()
    frame = frameRect
  }

  /// A view without a size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// No view is kept in an archive, so there is none to be read from one: a view without a size.
  public required override init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Geometry

  /// Whether y grows downward from the top left corner. Overridden; it is asked again and has to stay the same.
  open var isFlipped: Bool { false }

  /// Leads from the view's coordinates to those of its backing, and back.
  func flipped(_ point: CGPoint) -> CGPoint {
    isFlipped ? point : CGPoint(x: point.x, y: backing.layerModel.bounds.height - point.y)
  }

  func flipped(_ rect: CGRect) -> CGRect {
    guard !isFlipped else { return rect }
    return CGRect(
      x: rect.minX, y: backing.layerModel.bounds.height - rect.maxY, width: rect.width, height: rect.height)
  }

  package func point(fromBacking point: CGPoint) -> CGPoint { flipped(point) }

  /// A point of a root, in the coordinates in which its own frame is.
  func pointOutside(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + frame.minX - bounds.minX, y: point.y + frame.minY - bounds.minY)
  }

  /// Its place in the view around it, in points.
  ///
  /// Figures that are not finite are ignored, with a warning. The frame of a root is that of the view of SwiftUI.
  open var frame: CGRect {
    get { superview.map { $0.flipped(backing.frame) } ?? backing.frame }
    set { backing.frame = superview.map { $0.flipped(newValue.standardized) } ?? newValue }
  }

  /// The part of its own coordinates that is seen, in points. Its size is that of the frame.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: backing.layerModel.bounds.size) }
    set {
      setFrameSize(newValue.size)
      setBoundsOrigin(newValue.origin)
    }
  }

  /// Changes the size of the frame; its origin stays.
  open func setFrameSize(_ newSize: CGSize) {
    frame = CGRect(origin: frame.origin, size: newSize)
  }

  /// Changes the place of the frame; its size stays.
  open func setFrameOrigin(_ newOrigin: CGPoint) {
    frame = CGRect(origin: newOrigin, size: frame.size)
  }

  /// Moves what is in the view: the point that comes to the lower left corner, or to the upper left one of a flipped view.
  open func setBoundsOrigin(_ newOrigin: CGPoint) {
    guard newOrigin.x.isFinite, newOrigin.y.isFinite, newOrigin != boundsOrigin else { return }
    boundsOrigin = newOrigin
    backing.bounds.origin = isFlipped ? newOrigin : CGPoint(x: newOrigin.x, y: -newOrigin.y)
    backing.setNeedsDisplay()
  }

  /// Notes the origin of the bounds where what is in the view was moved already.
  package func takeBoundsOrigin(_ newOrigin: CGPoint) {
    boundsOrigin = newOrigin
    let origin = isFlipped ? newOrigin : CGPoint(x: newOrigin.x, y: -newOrigin.y)
    _ = backing.layerModel.setBounds(CGRect(origin: origin, size: backing.layerModel.bounds.size))
  }

  /// The backing has another size.
  func sizeDidChange(from oldSize: CGSize) {
    resizeSubviews(withOldSize: oldSize)
    if !ownAreas.isEmpty { updateTrackingAreas() }
    resetCursorAreas()
  }

  /// The size of the view changed. Its subviews follow by their masks, unless an override gives them frames.
  open func resizeSubviews(withOldSize oldSize: CGSize) {}

  // MARK: Appearance

  /// Whether the view, and all in it, is not shown.
  open var isHidden: Bool {
    get { backing.isHidden }
    set { backing.isHidden = newValue }
  }

  /// Whether the view or one around it is not shown.
  open var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || superview?.isHiddenOrHasHiddenAncestor == true
  }

  /// How opaque the view is, from 0 to 1.
  open var alphaValue: CGFloat {
    get { backing.alpha }
    set { backing.alpha = newValue }
  }

  /// Whether the view covers all that lies behind it. It makes no difference here.
  open var isOpaque: Bool { false }

  /// Whether what lies outside of the view is cut off.
  open var clipsToBounds: Bool {
    get { backing.clipsToBounds }
    set { backing.clipsToBounds = newValue }
  }

  /// Whether the program wants the view to have a layer. All views have one here, so it is only kept.
  open var wantsLayer = false

  /// When the layer is drawn again. All views are drawn again when they need it, so it is only kept.
  open var layerContentsRedrawPolicy = LayerContentsRedrawPolicy.onSetNeedsDisplay

  /// How a ring shows that the view has the keyboard. Controls show it as those of SwiftUI do, so it is only kept.
  open var focusRingType = FocusRingType.default

  /// A number by which the program finds the view.
  open var tag: Int { -1 }

  /// A name by which the program finds the view.
  open var identifier: NSUserInterfaceItemIdentifier?

  /// A text that explains the view when the pointer rests on it.
  open var toolTip: String? {
    get { backing.semantics.hint }
    set { backing.semantics.hint = newValue }
  }

  // MARK: The tree

  /// The views in this one, from the lowest to the uppermost.
  open var subviews: [NSView] {
    get { ownSubviews }
    set {
      for view in ownSubviews where !newValue.contains(where: { $0 === view }) { view.removeFromSuperview() }
      for view in newValue { addSubview(view) }
    }
  }

  /// The view around this one.
  open internal(set) weak var superview: NSView?

  /// The window that shows the view; nil while none does.
  open var window: NSWindow? { (backing.window as? NSWindowBacking)?.owner }

  override var followingResponder: NSResponder? {
    if let controller { return controller }
    return superview ?? window
  }

  /// Puts a view into this one, above all others. It leaves the view that it is in.
  open func addSubview(_ view: NSView) {
    insert(view, at: nil)
  }

  /// Takes the view out of the one that it is in.
  open func removeFromSuperview() {
    guard let superview else { return }
    viewWillMove(toSuperview: nil)
    if let window, (window.firstResponder as? NSView)?.isDescendant(of: self) == true {
      window.makeFirstResponder(nil)
    }
    superview.drop(self)
    backing.removeFromSuperview()
    viewDidMoveToSuperview()
  }

  /// The view is about to be put into another one; nil if it is taken out.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}

  /// The view was put into another one, or taken out.
  open func viewDidMoveToSuperview() {}

  /// The view is about to be in another window; nil for none.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}

  /// The view is in another window, or in none.
  open func viewDidMoveToWindow() {}

  /// A view was put into this one.
  open func didAddSubview(_ subview: NSView) {}

  /// A view is about to be taken out of this one.
  open func willRemoveSubview(_ subview: NSView) {}

  /// The colors that the view is drawn in changed, as from light to dark.
  open func viewDidChangeEffectiveAppearance() {}

  /// The user begins to change the size of the window. Not called: hosts report sizes alone.
  open func viewWillStartLiveResize() {}

  /// The user changed the size of the window. Not called: hosts report sizes alone.
  open func viewDidEndLiveResize() {}

  /// Whether the user is changing the size of the window. Hosts report sizes alone, so no.
  open var inLiveResize: Bool { false }

  // MARK: Layout

  /// What of the frame follows the size of the view around it.
  open var autoresizingMask: AutoresizingMask {
    get { ownMask }
    set {
      ownMask = newValue
      backing.autoresizingMask = newValue.mask(isFlipped: superview?.isFlipped ?? true)
    }
  }

  /// Whether the views in this one follow its size by their masks.
  open var autoresizesSubviews: Bool {
    get { backing.autoresizesSubviews }
    set { backing.autoresizesSubviews = newValue }
  }

  /// Whether the frame, and not constraints, says where the view lies.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { backing.translatesAutoresizingMaskIntoConstraints }
    set { backing.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// Whether `layout()` is to be called before the next frame. It is always false when it is read.
  open var needsLayout: Bool {
    get { false }
    set { if newValue { backing.setNeedsLayout() } }
  }

  /// Gives the views in this one frames. Overrides call `super`.
  open func layout() {}

  /// The backing is laid out.
  func layOut() {
    controller?.viewWillLayout()
    layout()
    controller?.viewDidLayout()
  }

  /// Lays the view and those in it out, if that is needed.
  open func layoutSubtreeIfNeeded() {
    backing.layoutIfNeeded()
  }

  /// Whether `updateConstraints()` is to be called before the next layout. It is always false when it is read.
  open var needsUpdateConstraints: Bool {
    get { false }
    set { if newValue { backing.setNeedsUpdateConstraints() } }
  }

  /// Brings constraints up to date. Overrides call `super`.
  open func updateConstraints() {}

  /// Whether the view works with constraints alone. It makes no difference here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The length of a view that has none by itself.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The size of what the view shows, in points.
  open var intrinsicContentSize: CGSize { CGSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric) }

  /// The size of what the view shows is another one.
  open func invalidateIntrinsicContentSize() {
    backing.invalidateIntrinsicContentSize()
  }

  /// The smallest size that constraints in the view allow; without any, that of what the view shows, in points.
  open var fittingSize: CGSize { backing.systemLayoutSizeFitting(.zero) }

  /// The size that the view takes when it is offered another one.
  package func sizeOfContent(in size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    return CGSize(width: max(0, content.width), height: max(0, content.height))
  }

  /// How far the first baseline of texts lies below the top of the view, in points; 0 for a view without texts.
  open var firstBaselineOffsetFromTop: CGFloat { 0 }

  /// How far the last baseline of texts lies above the bottom of the view, in points; 0 for a view without texts.
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }

  /// Makes the view ready to be shown with other contents: it is opaque and not hidden. Overrides call `super`.
  open func prepareForReuse() {
    alphaValue = 1
    isHidden = false
  }

  /// Whether a panel that becomes key only if needed does so for a click on the view: if the view gets keys. The desktop says
  /// which window gets keys, so it makes no difference here.
  open var needsPanelToBecomeKey: Bool { acceptsFirstResponder }

  /// Whether the content keeps away from what bars cover.
  package var keepsInSafeArea: Bool { false }

  // MARK: Drawing

  /// Draws the view into `NSGraphicsContext.current`, in its own coordinates.
  ///
  /// - Parameter dirtyRect: what has to be drawn: all of the bounds.
  open func draw(_ dirtyRect: CGRect) {}

  /// Whether the view is to be drawn again. It is always false when it is read.
  open var needsDisplay: Bool {
    get { false }
    set { if newValue { backing.setNeedsDisplay() } }
  }

  /// The view is drawn again, all of it.
  open func setNeedsDisplay(_ invalidRect: CGRect) {
    needsDisplay = true
  }

  /// The view is drawn again, with the next frame.
  open func display() {
    needsDisplay = true
  }

  /// Whether the view sets the contents of its layer and does not draw. It has no effect here: `updateLayer()` is not called.
  open var wantsUpdateLayer: Bool { false }

  /// Sets the contents of the layer. Not called here.
  open func updateLayer() {}

  // MARK: Events

  /// The innermost view at a point, from the front; nil if the point is outside.
  ///
  /// - Parameter point: in the coordinates of the view around this one.
  open func hitTest(_ point: CGPoint) -> NSView? {
    guard !isHidden else { return nil }
    let place =
      superview.map { convert(point, from: $0) }
      ?? CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    guard bounds.contains(place) else { return nil }
    for subview in ownSubviews.reversed() {
      if let hit = subview.hitTest(place) { return hit }
    }
    return self
  }

  /// Whether the click that makes a window active is one for the view, too. All clicks are here, so it is not asked.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }

  /// Whether a drag on the view moves the window. It has no effect here: the desktop moves windows by their title bars.
  open var mouseDownCanMoveWindow: Bool { !isOpaque }

  /// Whether the tab key leads to the view.
  open var canBecomeKeyView: Bool { acceptsFirstResponder && !isHiddenOrHasHiddenAncestor }

  /// Shows the view's menu for a press of the secondary button, if it has one.
  open override func rightMouseDown(with event: NSEvent) {
    guard let menu = menu(for: event) else { return super.rightMouseDown(with: event) }
    ShownMenu.open(menu, at: convert(event.locationInWindow, from: nil), in: self)
  }

  /// The menu for a press of the secondary button: that which was set.
  open func menu(for event: NSEvent) -> NSMenu? { menu }

  /// The menu for a press of the secondary button.
  open var menu: NSMenu?

  /// The areas whose owners are told of the pointer.
  open var trackingAreas: [NSTrackingArea] { ownAreas }

  /// Adds an area whose owner is told of the pointer.
  open func addTrackingArea(_ trackingArea: NSTrackingArea) {
    ownAreas.append(trackingArea)
  }

  /// Takes an area away.
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    ownAreas.removeAll { $0 === trackingArea }
  }

  /// The view has another size, or is in another window. Overrides replace areas that no longer fit, and call `super`.
  open func updateTrackingAreas() {}

  /// Adds the areas with cursors of their own. Overrides call `addCursorRect`.
  open func resetCursorRects() {}

  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    ownSubviews.contains { $0.performKeyEquivalent(with: event) }
  }
}
