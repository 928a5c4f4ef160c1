#if Windows
import CGTK
import Foundation
import TesseraCore

/// The functions of Poppler that print PDF documents; it is loaded when the first one is printed.
@MainActor
struct PopplerLibrary {
  /// nil where the library is not installed.
  static let installed = PopplerLibrary()

  static let missingMessage = "PDF documents are printed with Poppler: install libpoppler-glib8."

  typealias Open =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) ->
    OpaquePointer?
  typealias PageCount = @convention(c) (OpaquePointer) -> CInt
  typealias Page = @convention(c) (OpaquePointer, CInt) -> OpaquePointer?
  typealias Size =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  typealias Draw = @convention(c) (OpaquePointer, OpaquePointer) -> Void

  let open: Open
  let pageCount: PageCount
  let page: Page
  let size: Size
  let draw: Draw

  private init?() {
    guard dlopen("libpoppler-glib.so.8", RTLD_LAZY | RTLD_GLOBAL) != nil,
      let open = SystemFunction.find("poppler_document_new_from_bytes", as: Open.self),
      let pageCount = SystemFunction.find("poppler_document_get_n_pages", as: PageCount.self),
      let page = SystemFunction.find("poppler_document_get_page", as: Page.self),
      let size = SystemFunction.find("poppler_page_get_size", as: Size.self),
      let draw = SystemFunction.find("poppler_page_render_for_printing", as: Draw.self)
    else { return nil }
    (self.open, self.pageCount, self.page, self.size, self.draw) = (open, pageCount, page, size, draw)
  }
}

/// The pages of a PDF document.
@MainActor
final class PDFPages {
  private let library: PopplerLibrary
  private let document: OpaquePointer

  /// - Returns: nil for data that is no PDF document.
  init?(_ data: Data, _ library: PopplerLibrary) {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    guard let bytes else { return nil }
    defer { g_bytes_unref(bytes) }
    guard let document = library.open(bytes, nil, nil) else { return nil }
    self.library = library
    self.document = document
  }

  isolated deinit {
    g_object_unref(document.raw)
  }

  var count: Int { Int(max(library.pageCount(document), 0)) }

  /// Draws a page in the middle of a sheet, smaller if it is larger than that.
  func draw(_ index: Int, on paper: CGSize, with cairo: OpaquePointer) {
    guard let page = library.page(document, CInt(index)) else { return }
    defer { g_object_unref(page.raw) }
    var (width, height) = (0.0, 0.0)
    library.size(page, &width, &height)
    guard width > 0, height > 0 else { return }
    let scale = min(1, paper.width / width, paper.height / height)
    cairo_save(cairo)
    cairo_translate(cairo, (paper.width - width * scale) / 2, (paper.height - height * scale) / 2)
    cairo_scale(cairo, scale, scale)
    library.draw(page, cairo)
    cairo_restore(cairo)
  }
}
#endif
