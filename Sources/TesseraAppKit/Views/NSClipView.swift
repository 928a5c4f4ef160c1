import Foundation
import SwiftUI
import TesseraCore

/// The part of a scroll view through which the document is seen, under the name that it has in AppKit. The origin of its
/// bounds says what is seen.
@MainActor @preconcurrency
open class NSClipView: NSView {
  /// Counts the places that the program scrolled to.
  fileprivate var jumps = 0
  fileprivate var isJumpAnimated = false

  /// A view without a document.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    backing.arrangement = { [unowned self] stack in AnyView(ClipFace(clip: self, stack: stack)) }
  }

  /// What is scrolled.
  open var documentView: NSView? {
    didSet {
      guard documentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
      needsLayout = true
    }
  }

  /// As the document.
  open override var isFlipped: Bool { documentView?.isFlipped ?? false }

  /// The frame of the document.
  open var documentRect: CGRect { documentView?.frame ?? .zero }

  /// The part of the document that is seen, in its coordinates.
  open var documentVisibleRect: CGRect { documentView.map { convert(bounds, to: $0) } ?? .zero }

  /// Whether the view has a background.
  open var drawsBackground = true

  /// The color of the background.
  open var backgroundColor = NSColor.controlBackgroundColor

  /// Whether a notification is posted when another part is seen.
  open var postsBoundsChangedNotifications = true

  /// Has another part be seen: its corner becomes the origin of the bounds, as far as the document reaches.
  open func scroll(to newOrigin: CGPoint) {
    guard newOrigin.x.isFinite, newOrigin.y.isFinite else { return RuntimeWarning.report(.invalidGeometry) }
    let target = constrained(newOrigin)
    guard target != bounds.origin else { return }
    takeBoundsOrigin(target)
    jumps += 1
    faceDidChange()
    tellOfBounds()
  }

  private func constrained(_ origin: CGPoint) -> CGPoint {
    let document = documentRect
    return CGPoint(
      x: min(max(origin.x, document.minX), max(document.minX, document.maxX - bounds.width)),
      y: min(max(origin.y, document.minY), max(document.minY, document.maxY - bounds.height)))
  }

  /// Scrolls as little as it takes to show a rectangle, in the coordinates of this view.
  func reveal(_ rect: CGRect) {
    var origin = bounds.origin
    origin.x = min(max(origin.x, rect.maxX - bounds.width), rect.minX)
    origin.y = min(max(origin.y, rect.maxY - bounds.height), rect.minY)
    scroll(to: origin)
  }

  /// What of the content, from its upper left corner, is at that of the view.
  fileprivate var offset: CGPoint {
    let (origin, document) = (backing.layerModel.bounds.origin, documentView?.backing.frame.origin ?? .zero)
    return CGPoint(x: origin.x - document.x, y: origin.y - document.y)
  }

  /// The user scrolled.
  fileprivate func didScroll(to place: CGPoint) {
    guard place != offset, let document = documentView?.backing.frame.origin else { return }
    let origin = CGPoint(x: place.x + document.x, y: place.y + document.y)
    takeBoundsOrigin(isFlipped ? origin : CGPoint(x: origin.x, y: -origin.y))
    tellOfBounds()
  }

  private func tellOfBounds() {
    (superview as? NSScrollView)?.documentDidScroll()
    guard postsBoundsChangedNotifications else { return }
    NotificationCenter.default.post(name: NSView.boundsDidChangeNotification, object: self)
  }
}

/// Shows the document of a clip view.
private struct ClipFace: View {
  let clip: NSClipView
  let stack: UIViewStack
  @State private var position = ScrollPosition()

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = clip.backing.layerModel.follow()
    let frame = clip.documentView?.backing.frame ?? .zero
    let scrollView = clip.superview as? NSScrollView
    ScrollView(scrollView?.axes ?? .vertical) {
      stack
        .offset(x: -frame.minX, y: -frame.minY)
        .frame(width: max(0, frame.width), height: max(0, frame.height), alignment: .topLeading)
        .frame(minWidth: clip.bounds.width, minHeight: clip.bounds.height, alignment: place)
    }
    .scrollIndicators(scrollView?.hasScrollers == false ? .hidden : .automatic)
    .scrollPosition($position)
    .defaultScrollAnchor(clip.isFlipped ? .topLeading : .bottomLeading)
    .onScrollGeometryChange(for: CGPoint.self) { geometry in
      geometry.contentOffset
    } action: { _, place in
      clip.didScroll(to: place)
    }
    .onChange(of: clip.jumps) { _, _ in position.scrollTo(point: clip.offset) }
  }

  private var place: Alignment { clip.isFlipped ? .topLeading : .bottomLeading }
}

extension NSView {
  /// The bounds of a view are other ones. Posted by clip views.
  nonisolated public static let boundsDidChangeNotification = Notification.Name("NSViewBoundsDidChangeNotification")
  /// The frame of a view is another one. Not posted: override `setFrameSize`, or `resizeSubviews`.
  nonisolated public static let frameDidChangeNotification = Notification.Name("NSViewFrameDidChangeNotification")

  /// The innermost scroll view around this view; nil if there is none.
  public var enclosingScrollView: NSScrollView? {
    sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? NSScrollView }.first
  }

  /// Has the scroll view around this view begin with a point of this view.
  public func scroll(_ point: CGPoint) {
    guard let clip = enclosingScrollView?.contentView else { return }
    clip.scroll(to: clip.convert(point, from: self))
  }

  /// Scrolls as little as it takes to show a rectangle of this view.
  ///
  /// - Returns: whether there is a scroll view around it.
  @discardableResult
  public func scrollToVisible(_ rect: CGRect) -> Bool {
    guard let clip = enclosingScrollView?.contentView else { return false }
    clip.reveal(clip.convert(rect, from: self))
    return true
  }
}
