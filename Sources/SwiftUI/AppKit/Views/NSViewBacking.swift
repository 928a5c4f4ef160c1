import Foundation
import TesseraCore

/// What shows a view of AppKit: a view of UIKit, which has its place, its layer, and the views in it.
///
/// Its y grows downward. It is the only place that knows where the view lies; `NSView` converts.
package final class NSViewBacking: UIView {
  /// The view of AppKit.
  package private(set) weak var owner: NSView?
  /// The size before a change that is going on.
  private var oldSize = CGSize.zero

  init(_ owner: NSView) {
    self.owner = owner
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    fatalError("A view of AppKit is not read from an archive.")
  }

  // MARK: Geometry

  override package var frame: CGRect {
    willSet { oldSize = layerModel.bounds.size }
    didSet { sizeMayHaveChanged() }
  }

  override package var bounds: CGRect {
    willSet { oldSize = layerModel.bounds.size }
    didSet { sizeMayHaveChanged() }
  }

  private func sizeMayHaveChanged() {
    let old = oldSize
    oldSize = layerModel.bounds.size
    if old != oldSize { owner?.sizeDidChange(from: old) }
  }

  override package var intrinsicContentSize: CGSize { owner?.intrinsicContentSize ?? super.intrinsicContentSize }

  override package func sizeThatFits(_ size: CGSize) -> CGSize { owner?.sizeOfContent(in: size) ?? bounds.size }

  override package func layoutSubviews() { owner?.layOut() }

  override package func updateConstraints() { owner?.updateConstraints() }

  override package var keepsInSafeArea: Bool {
    get { owner?.keepsInSafeArea ?? super.keepsInSafeArea }
    set { super.keepsInSafeArea = newValue }
  }

  // MARK: Drawing

  override package func draw(_ rect: CGRect) {
    guard let owner, let context = CurrentDrawing.contexts.last else { return }
    CurrentDrawing.draw(in: context, isFlipped: owner.isFlipped, height: layerModel.bounds.height) {
      owner.draw(owner.bounds)
    }
  }

  override package func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    guard previousTraitCollection != nil else { return }
    setNeedsDisplay()
    owner?.viewDidChangeEffectiveAppearance()
  }

  // MARK: The window

  override package func willMove(toWindow newWindow: UIWindow?) {
    owner?.viewWillMove(toWindow: (newWindow as? NSWindowBacking)?.owner)
  }

  override package func didMoveToWindow() {
    owner?.viewDidMoveToWindow()
    owner?.resetCursorAreas()
  }

  // MARK: The pointer

  override package var keepsTouches: Bool { true }

  override package func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, let owner else { return nil }
    let place = owner.point(fromBacking: point)
    return owner.hitTest(owner.superview.map { $0.convert(place, from: owner) } ?? owner.pointOutside(place))?.backing
  }

  override package func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches, event, .leftMouseDown)
  }

  override package func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches, event, .leftMouseDragged)
  }

  override package func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches, event, .leftMouseUp)
  }

  override package func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    // AppKit has no event for it: the button comes up.
    tell(touches, event, .leftMouseUp)
  }

  private func tell(_ touches: Set<UITouch>, _ event: UIEvent?, _ type: NSEvent.EventType) {
    guard let owner, let touch = touches.first else { return }
    let place = convert(touch.location(in: self), to: nil)
    let old = convert(touch.previousLocation(in: self), to: nil)
    let mouse = NSEvent(type, at: place, in: owner.window)
    mouse.timestamp = touch.timestamp
    (mouse.deltaX, mouse.deltaY) = (place.x - old.x, place.y - old.y)
    ClickCounter.count(mouse)
    NSEvent.pressedMouseButtons = type == .leftMouseUp ? 0 : 1
    owner.take(mouse)
    if mouse.isUnhandled { event?.isUnhandled = true }
  }
}

/// Counts clicks in a row.
@MainActor
private enum ClickCounter {
  private static var last: (place: CGPoint, time: TimeInterval, count: Int)?
  private static weak var window: NSWindow?

  /// Sets the count of an event of the main button.
  static func count(_ event: NSEvent) {
    if event.type == .leftMouseDown {
      var count = 1
      if let last, event.window === window, event.timestamp - last.time < NSEvent.doubleClickInterval,
        event.timestamp >= last.time,
        hypot(event.locationInWindow.x - last.place.x, event.locationInWindow.y - last.place.y) < 5
      {
        count = last.count + 1
      }
      last = (event.locationInWindow, event.timestamp, count)
      window = event.window
    }
    event.clickCount = event.type == .leftMouseDragged ? 0 : last?.count ?? 1
  }
}
