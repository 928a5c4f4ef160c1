import Foundation
import SwiftUI
import TesseraCore

/// How PDF documents are made.
@MainActor @preconcurrency
open class UIGraphicsPDFRendererFormat: NSObject {
  /// What is said of the document, such as its title. It is not written here.
  open var documentInfo: [String: Any] = [:]

  /// As documents usually are.
  public static func `default`() -> Self { preferred() }

  /// As documents usually are.
  public static func preferred() -> Self { Self() }

  public required override init() {
    super.init()
  }
}

/// What is drawn into to make a PDF document.
@MainActor @preconcurrency
public final class UIGraphicsPDFRendererContext: NSObject {
  /// What is drawn into.
  public let cgContext: CGContext
  /// How the document is made.
  public let format: UIGraphicsPDFRendererFormat
  /// The rectangle of the present page, in points.
  public private(set) var pdfContextBounds: CGRect
  private let bounds: CGRect

  init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat, _ bounds: CGRect) {
    cgContext = context
    self.format = format
    self.bounds = bounds
    pdfContextBounds = bounds
    super.init()
  }

  /// Begins a page of the document's size. What is drawn before the first page is lost.
  public func beginPage() {
    beginPage(withBounds: bounds, pageInfo: [:])
  }

  /// Begins a page of a size of its own.
  ///
  /// - Parameters:
  ///   - bounds: in points; one that is not a rectangle with figures counts as that of the document.
  ///   - pageInfo: means nothing here.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    var box = UIGraphicsPDFRenderer.isUsable(bounds) ? bounds : self.bounds
    pdfContextBounds = box
    cgContext.beginPage(mediaBox: &box)
    // In UIKit y grows downward, from the upper left corner.
    cgContext.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.minY + box.maxY))
  }

  /// Fills a rectangle with the current color of fillings.
  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect)
  }

  /// From now on nothing is drawn outside of a rectangle.
  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// Makes PDF documents of what is drawn (J103).
@MainActor @preconcurrency
open class UIGraphicsPDFRenderer: NSObject {
  /// How documents are made.
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect

  /// The size of pages that have none, in points: US Letter.
  private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// Makes documents with pages of US Letter.
  public override convenience init() {
    self.init(bounds: Self.letter)
  }

  /// Makes documents whose pages are a rectangle of what is drawn.
  ///
  /// - Parameters:
  ///   - bounds: in points; one that is not a rectangle with figures counts as US Letter.
  ///   - format: how they are made.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) {
    self.bounds = Self.isUsable(bounds) ? bounds : Self.letter
    self.format = format
    super.init()
  }

  static func isUsable(_ rect: CGRect) -> Bool {
    [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) && rect.width > 0 && rect.height > 0
  }

  /// The document of what an action draws.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let data = NSMutableData()
    draw(CGDataConsumer(data: data), actions)
    return data as Data
  }

  /// Writes the document of what an action draws to a file; throws if that cannot be written.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }

  private func draw(_ consumer: CGDataConsumer?, _ actions: (UIGraphicsPDFRendererContext) -> Void) {
    var box = bounds
    guard let consumer, let context = CGContext(consumer: consumer, mediaBox: &box, nil) else { return }
    CurrentDrawing.contexts.append(context)
    actions(UIGraphicsPDFRendererContext(context, format, bounds))
    CurrentDrawing.contexts.removeLast()
    context.closePDF()
  }
}
