import Foundation
import SwiftUI
import TesseraCore

/// A view through which a part of a larger one is seen, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSScrollView: NSView, NSControlHost {
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
    hostFace()
    clipsToBounds = true
    addSubview(contentView)
  }

  open override var isFlipped: Bool { true }

  /// Shows what stands above the document.
  private lazy var headerClip: NSView = {
    let clip = HeaderClip()
    clip.clipsToBounds = true
    return clip
  }()

  // MARK: Content

  /// The part through which the document is seen.
  open var contentView = NSClipView() {
    didSet {
      guard contentView !== oldValue else { return }
      contentView.documentView = oldValue.documentView
      oldValue.removeFromSuperview()
      addSubview(contentView)
      needsLayout = true
    }
  }

  /// What is scrolled.
  open var documentView: NSView? {
    get { contentView.documentView }
    set {
      contentView.documentView = newValue
      needsLayout = true
    }
  }

  /// The size of the part through which the document is seen, in points.
  open var contentSize: CGSize { contentView.bounds.size }

  /// The part of the document that is seen, in its coordinates.
  open var documentVisibleRect: CGRect { contentView.documentVisibleRect }

  /// The distances of the document from the edges, in points.
  open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
    didSet { needsLayout = true }
  }

  /// Whether bars that cover the view count for `contentInsets`. They do not here, so it is only kept.
  open var automaticallyAdjustsContentInsets = true

  // MARK: Scrollers

  /// Whether it is shown where the view stands from top to bottom, and whether the user can scroll so.
  open var hasVerticalScroller = false {
    didSet { if hasVerticalScroller != oldValue { contentView.faceDidChange() } }
  }

  /// Whether it is shown where the view stands from left to right, and whether the user can scroll so.
  open var hasHorizontalScroller = false {
    didSet { if hasHorizontalScroller != oldValue { contentView.faceDidChange() } }
  }

  /// Whether that is shown only while there is something to be scrolled. It is so in all cases.
  open var autohidesScrollers = false

  /// Whether scrollers lie above the content. They do in all cases.
  open var scrollerStyle = NSScroller.Style.overlay

  /// Whether content can be moved beyond its upper and lower edges. The system decides, so it is only kept.
  open var verticalScrollElasticity = Elasticity.automatic

  /// Whether content can be moved beyond its left and right edges. The system decides, so it is only kept.
  open var horizontalScrollElasticity = Elasticity.automatic

  /// Whether the user can make the content larger. That is not done here, so it is only kept.
  open var allowsMagnification = false

  /// How much larger the content is shown. It is shown in its own size, so it is only kept.
  open var magnification: CGFloat = 1

  var hasScrollers: Bool { hasVerticalScroller || hasHorizontalScroller }

  /// Where the user can scroll. A view without scrollers can be scrolled by the wheel in all directions.
  var axes: Axis.Set {
    guard hasScrollers else { return [.horizontal, .vertical] }
    var axes: Axis.Set = []
    if hasVerticalScroller { axes.insert(.vertical) }
    if hasHorizontalScroller { axes.insert(.horizontal) }
    return axes
  }

  /// Shows where the view stands. It is shown in all cases.
  open func reflectScrolledClipView(_ cView: NSClipView) {}

  /// Shows for a moment where the view stands. The system decides when it is shown.
  open func flashScrollers() {}

  // MARK: Appearance

  /// The line around the view.
  open var borderType = NSBorderType.noBorder {
    didSet { if borderType != oldValue { lookDidChange() } }
  }

  /// Whether the view has a background.
  open var drawsBackground = true {
    didSet { if drawsBackground != oldValue { faceDidChange() } }
  }

  /// The color of the background.
  open var backgroundColor = NSColor.controlBackgroundColor {
    didSet { if backgroundColor != oldValue { faceDidChange() } }
  }

  var face: some View {
    Rectangle().fill(drawsBackground ? Color(backgroundColor) : .clear)
      .border(borderType == .noBorder ? .clear : Color(.separatorColor))
      .allowsHitTesting(false)
  }

  private func lookDidChange() {
    needsLayout = true
    faceDidChange()
  }

  // MARK: Layout

  open override func layout() {
    super.layout()
    tile()
  }

  /// Gives the parts of the view frames.
  open func tile() {
    let line: CGFloat = borderType == .noBorder ? 0 : 1
    let content = CGRect(
      x: line + contentInsets.left, y: line + contentInsets.top,
      width: max(0, bounds.width - 2 * line - contentInsets.left - contentInsets.right),
      height: max(0, bounds.height - 2 * line - contentInsets.top - contentInsets.bottom))
    contentView.frame = placingHeader(in: content)
    // A text view scrolls its text itself.
    if let text = documentView as? NSTextView { text.frame = CGRect(origin: .zero, size: contentView.frame.size) }
    guard let document = documentView as? any ScrolledDocument else { return }
    document.scrollViewDidTile(contentView.frame.size)
    documentDidScroll()
  }

  /// Places what stands above the document.
  ///
  /// - Returns: what is left for the document.
  private func placingHeader(in content: CGRect) -> CGRect {
    let header = (documentView as? any ScrolledDocument)?.header
    if header == nil || header !== headerClip.subviews.first { headerClip.subviews.first?.removeFromSuperview() }
    guard let header else {
      headerClip.removeFromSuperview()
      return content
    }
    if header.superview !== headerClip { headerClip.addSubview(header) }
    if headerClip.superview !== self { addSubview(headerClip) }
    let parts = content.divided(atDistance: header.frame.height, from: .minYEdge)
    headerClip.frame = parts.slice
    return parts.remainder
  }

  /// Another part of the document is seen: what stands above it moves from left to right with it.
  func documentDidScroll() {
    headerClip.subviews.first?.setFrameOrigin(CGPoint(x: -contentView.bounds.minX, y: 0))
    (documentView as? any ScrolledDocument)?.visibleRectDidChange()
  }

  /// Whether content can be moved beyond its edges.
  nonisolated public enum Elasticity: Int, Sendable {
    /// As the system does it.
    case automatic = 0
    /// No.
    case none
    /// Yes.
    case allowed
  }
}

/// The part of a scroll view above its document.
private final class HeaderClip: NSView {
  override var isFlipped: Bool { true }
}

/// Shows where a scroll view stands. Scroll views have their own here: there is no object for it.
@MainActor @preconcurrency
open class NSScroller: NSControl {
  /// How scrollers are shown.
  nonisolated public enum Style: Int, Sendable {
    /// Beside the content.
    case legacy = 0
    /// Above the content.
    case overlay
  }
}

/// The line around a view.
nonisolated public enum NSBorderType: UInt, Sendable {
  /// None.
  case noBorder = 0
  /// A thin one.
  case lineBorder
  /// That of a field. Shown as `lineBorder` here.
  case bezelBorder
  /// A groove. Shown as `lineBorder` here.
  case grooveBorder
}
