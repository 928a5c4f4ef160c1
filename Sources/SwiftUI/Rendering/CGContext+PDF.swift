import Foundation
import TesseraCore
internal import TesseraPaint

/// Core Foundation's name for `URL`, so that `url as CFURL` says what it says elsewhere.
public typealias CFURL = URL
/// Core Foundation's name for data that can grow.
public typealias CFMutableData = NSMutableData
/// Core Foundation's name for a dictionary whose keys are texts.
public typealias CFDictionary = [String: Any]

extension CGContext {
  /// Begins a PDF document that is written to a file when it is closed.
  ///
  /// - Parameters:
  ///   - url: where the file will be.
  ///   - mediaBox: the size of its pages, in points; nil for US Letter.
  ///   - auxiliaryInfo: ignored.
  /// - Returns: nil for a URL that does not name a file.
  @preconcurrency
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Begins a PDF document that is passed to a consumer when it is closed.
  ///
  /// - Parameters:
  ///   - consumer: what gets the document.
  ///   - mediaBox: the size of its pages, in points; nil for US Letter.
  ///   - auxiliaryInfo: ignored.
  @preconcurrency
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
    self.init(mediaBox: mediaBox?.pointee ?? letter) { pages in
      consumer.take(
        VectorPicture.pdfData(
          pages.map { page in
            VectorPicture.Page(
              list: DisplayList(items: page.items), size: page.size, rasterizationScale: page.rasterizationScale)
          }))
    }
  }
}
