import Foundation
import SwiftUI
import TesseraUIKit

/// A frame with a title around a view, or a line, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSBox: NSView, NSControlHost {
  /// The form.
  nonisolated public enum BoxType: UInt, Sendable {
    /// A group.
    case primary = 0
    /// A line, along its longer side.
    case separator = 2
    /// As its colors and lengths say.
    case custom = 4
  }

  /// Where the title is.
  nonisolated public enum TitlePosition: UInt, Sendable {
    /// There is none.
    case noTitle = 0
    /// Above the frame. All titles are there.
    case aboveTop
    /// At the top.
    case atTop
    /// Below the upper edge.
    case belowTop
    /// Above the lower edge.
    case aboveBottom
    /// At the bottom.
    case atBottom
    /// Below the frame.
    case belowBottom
  }

  /// A box with an empty view.
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
    contentView = NSView()
  }

  /// The title.
  open var title = "Title" {
    didSet { if title != oldValue { lookDidChange() } }
  }

  /// The font of the title.
  open var titleFont = NSFont.systemFont(ofSize: NSFont.smallSystemFontSize) {
    didSet { if titleFont != oldValue { lookDidChange() } }
  }

  /// Where the title is: above the frame, or nowhere.
  open var titlePosition = TitlePosition.atTop {
    didSet { if titlePosition != oldValue { lookDidChange() } }
  }

  /// The form.
  open var boxType = BoxType.primary {
    didSet { if boxType != oldValue { lookDidChange() } }
  }

  /// Whether the frame is not seen.
  open var isTransparent = false {
    didSet { if isTransparent != oldValue { faceDidChange() } }
  }

  /// The color inside of the frame of a custom box.
  open var fillColor = NSColor.clear {
    didSet { if fillColor != oldValue { faceDidChange() } }
  }

  /// The color of the frame of a custom box.
  open var borderColor = NSColor.separatorColor {
    didSet { if borderColor != oldValue { faceDidChange() } }
  }

  /// The width of the frame of a custom box, in points.
  open var borderWidth: CGFloat = 1 {
    didSet { if borderWidth != oldValue { lookDidChange() } }
  }

  /// The radius of the corners of a custom box, in points.
  open var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { faceDidChange() } }
  }

  /// The distance of the content from the frame, in points.
  open var contentViewMargins = CGSize(width: 5, height: 5) {
    didSet { if contentViewMargins != oldValue { lookDidChange() } }
  }

  /// What is in the frame.
  open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { super.addSubview(contentView) }
      needsLayout = true
    }
  }

  /// Puts a view into the content.
  open override func addSubview(_ view: NSView) {
    if let contentView { contentView.addSubview(view) } else { super.addSubview(view) }
  }

  private func lookDidChange() {
    needsLayout = true
    faceSizeDidChange()
  }

  // MARK: Layout

  private var hasTitle: Bool { titlePosition != .noTitle && !title.isEmpty && boxType == .primary }

  /// The height of the title, in points.
  private var titleHeight: CGFloat { hasTitle ? (titleFont.lineHeight + 4).rounded(.up) : 0 }

  /// The frame, in the coordinates of the box.
  open var borderRect: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - titleHeight))
  }

  open override func layout() {
    super.layout()
    guard boxType != .separator else {
      contentView?.frame = .zero
      return
    }
    let margins = contentViewMargins
    let inner = borderRect.insetBy(dx: margins.width, dy: margins.height)
    contentView?.frame = inner.isNull ? .zero : inner
  }

  open override var intrinsicContentSize: CGSize {
    guard boxType == .separator else { return super.intrinsicContentSize }
    return bounds.width >= bounds.height
      ? CGSize(width: NSView.noIntrinsicMetric, height: 1) : CGSize(width: 1, height: NSView.noIntrinsicMetric)
  }

  @ViewBuilder var face: some View {
    switch boxType {
    case .separator:
      GeometryReader { area in
        let isWide = area.size.width >= area.size.height
        Color(.separatorColor)
          .frame(width: isWide ? area.size.width : 1, height: isWide ? 1 : area.size.height)
          .position(x: area.size.width / 2, y: area.size.height / 2)
      }
    case .primary:
      VStack(alignment: .leading, spacing: 0) {
        if hasTitle {
          Text(verbatim: title).font(Font(titleFont)).frame(height: titleHeight, alignment: .top)
        }
        frame(radius: 6, fill: Color(.quaternarySystemFill), line: Color(.separatorColor), width: 0.5)
      }
    case .custom:
      frame(
        radius: max(0, cornerRadius.isFinite ? cornerRadius : 0), fill: Color(fillColor), line: Color(borderColor),
        width: max(0, borderWidth.isFinite ? borderWidth : 0))
    }
  }

  private func frame(radius: CGFloat, fill: Color, line: Color, width: CGFloat) -> some View {
    let shape = RoundedRectangle(cornerRadius: radius)
    return shape.fill(fill)
      .overlay { if width > 0 { shape.strokeBorder(line, lineWidth: width) } }
      .opacity(isTransparent ? 0 : 1)
      .allowsHitTesting(false)
  }
}
