import CCairo
import Foundation
import TesseraCore

/// Turns display lists into files that are sharp in every size: PDF and SVG.
///
/// Shapes stay shapes and text stays text, in PDF with its fonts, in SVG with the outlines of its glyphs. Blurs,
/// shadows and changes of color, which only work on pixels, are pixels there, too.
@MainActor
package enum VectorPicture {
  /// One page of a document.
  package struct Page {
    package var list: DisplayList
    /// Points. What is not a positive number counts as 1.
    package var size: CGSize
    /// nil leaves clear what is not drawn on.
    package var background: Color.Resolved?
    /// Pixels per point where pixels are needed.
    package var rasterizationScale: CGFloat

    package init(
      list: DisplayList, size: CGSize, background: Color.Resolved? = nil, rasterizationScale: CGFloat = 2
    ) {
      self.list = list
      self.size = CGSize(width: Self.usable(size.width), height: Self.usable(size.height))
      self.background = background
      self.rasterizationScale = rasterizationScale.isFinite && rasterizationScale > 0 ? rasterizationScale : 1
    }

    /// A page as it goes to a printer.
    package init(_ page: PrintedPage) {
      self.init(list: DisplayList(items: page.items), size: page.size, rasterizationScale: page.rasterizationScale)
    }

    /// The longest side of a page that PDF allows, in points.
    private static let longestSide: CGFloat = 14_400

    private static func usable(_ length: CGFloat) -> CGFloat {
      length > 0 ? min(length, longestSide) : 1
    }
  }

  /// A PDF document; one without pages is empty.
  package static func pdfData(_ pages: [Page]) -> Data {
    guard let first = pages.first else { return Data() }
    return data { closure in
      cairo_pdf_surface_create_for_stream(appendToData, closure, first.size.width, first.size.height)
    } draw: { surface in
      // Cairo draws on the current page until it is told to begin the next one.
      for page in pages {
        cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
        draw(page, on: surface)
      }
    }
  }

  /// An SVG picture whose unit is a point, which browsers take for a pixel.
  package static func svgData(_ page: Page) -> Data {
    data { closure in
      cairo_svg_surface_create_for_stream(appendToData, closure, page.size.width, page.size.height)
    } draw: { surface in
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      draw(page, on: surface)
    }
  }

  private static func data(
    from create: (UnsafeMutableRawPointer) -> OpaquePointer?, draw: (OpaquePointer) -> Void
  ) -> Data {
    var data = Data()
    withUnsafeMutablePointer(to: &data) { target in
      guard let surface = create(UnsafeMutableRawPointer(target)) else { return }
      draw(surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    return data
  }

  private static func draw(_ page: Page, on surface: OpaquePointer) {
    // Cairo takes a unit of either form for a 72nd of an inch.
    let unitsInInch = 72.0
    let density = unitsInInch * Double(page.rasterizationScale)
    cairo_surface_set_fallback_resolution(surface, density, density)
    guard let context = cairo_create(surface) else { return }
    draw(page, with: context)
    cairo_show_page(context)
    cairo_destroy(context)
  }

  /// Draws a page with a context of Cairo's whose unit is a point, such as a printer's.
  package static func draw(_ page: Page, with context: OpaquePointer) {
    if let background = page.background {
      context.setSource(background)
      cairo_paint(context)
    }
    CairoCanvas(context: context, pixelScale: page.rasterizationScale, keepsOutlines: true)
      .draw(page.list.showingBackdrops(on: page.background, in: page.size))
  }
}
