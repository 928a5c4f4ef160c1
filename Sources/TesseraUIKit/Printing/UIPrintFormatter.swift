import Foundation
import SwiftUI
import TesseraCore
internal import TesseraPaint

/// Lays out something for pages that a `UIPrintPageRenderer` has, or for pages of its own (J344).
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
  /// The renderer that has it; nil for one that prints by itself.
  public internal(set) weak var printPageRenderer: UIPrintPageRenderer?

  /// What stays free around the content on every page, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// How wide the content may become, in points; 0 for as wide as the page.
  open var maximumContentWidth: CGFloat = 0
  /// How high the content may become on a page, in points; 0 for as high as the page.
  open var maximumContentHeight: CGFloat = 0
  /// The page of the renderer that it begins on.
  open var startPage = 0

  /// What was laid out last, and for which area.
  private var layout: (area: CGRect, cutter: PageCutter, cuts: [Range<CGFloat>], items: [DisplayItem])?

  public override init() {
    super.init()
  }

  /// The view that shows all of the content, as wide as it is offered.
  var content: AnyView { AnyView(EmptyView()) }

  /// What it prints, changed: it is laid out anew.
  func contentDidChange() {
    layout = nil
  }

  /// How many pages it takes. 0 before it is known what the paper is.
  open var pageCount: Int { layout?.cuts.count ?? 0 }

  /// Where the content is on a page of the renderer, in points; empty on pages that have none of it.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    guard let layout, layout.cuts.indices.contains(pageIndex - startPage) else { return .zero }
    let cut = layout.cuts[pageIndex - startPage]
    return CGRect(
      origin: layout.area.origin, size: CGSize(width: layout.area.width, height: cut.upperBound - cut.lowerBound))
  }

  /// Draws the part of the content that a page has into the current context.
  ///
  /// - Parameters:
  ///   - rect: where the content goes; its origin counts.
  ///   - pageIndex: the page of the renderer.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let layout, layout.cuts.indices.contains(pageIndex - startPage), let context = UIGraphicsGetCurrentContext()
    else { return }
    let cut = layout.cuts[pageIndex - startPage]
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.clip(to: CGRect(x: 0, y: 0, width: layout.area.width, height: cut.upperBound - cut.lowerBound))
    context.translateBy(x: 0, y: -cut.lowerBound)
    context.draw(layout.items)
    context.restoreGState()
  }

  /// Lays out the content for an area of each page.
  func layOut(in area: CGRect) {
    var area = area.inset(by: perPageContentInsets)
    if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
    if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
    guard layout?.area != area else { return }
    let view = content.frame(width: max(area.width, 1), alignment: .topLeading).fixedSize(
      horizontal: false, vertical: true)
    let size = OffscreenView.size(of: view, in: CGSize(width: max(area.width, 1), height: .nan))
    let items = ViewDrawing.items(of: view)
    let cutter = PageCutter(items, size: size)
    layout = (area, cutter, cutter.cuts(forPagesOf: area.height), items)
  }
}

/// Prints a text that has one font and one color, or one with attributes.
@MainActor @preconcurrency
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text; nil for one with attributes.
  open var text: String? { didSet { contentDidChange() } }
  /// The text with its attributes; nil for one without.
  open var attributedText: NSAttributedString? { didSet { contentDidChange() } }
  /// The font of a text without attributes; nil for that of the system.
  open var font: UIFont? { didSet { contentDidChange() } }
  /// The color of a text without attributes; nil for black.
  open var color: UIColor? { didSet { contentDidChange() } }
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }

  /// Prints a text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Prints a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  override var content: AnyView {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font ?? UIFont.systemFont(ofSize: UIFont.systemFontSize), .foregroundColor: color ?? UIColor.black,
    ]
    let string = attributedText ?? NSAttributedString(string: text ?? "", attributes: attributes)
    return AnyView(StyledText(string, alignment: textAlignment, fills: true))
  }
}

/// Prints what a view shows.
@MainActor @preconcurrency
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  override var content: AnyView {
    view.layoutIfNeeded()
    return AnyView(UIViewPicture(view).frame(width: view.bounds.width, height: view.bounds.height))
  }
}

extension UIView {
  /// What prints the view.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
