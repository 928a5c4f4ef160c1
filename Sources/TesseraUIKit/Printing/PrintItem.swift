import Foundation
import SwiftUI
import TesseraCore

/// Something that is printed as it is: a picture on a sheet, or the pages of a PDF document.
@MainActor
enum PrintItem {
  case picture(UIImage)
  case document(Data)

  /// - Parameter item: a picture, data, or the URL of a file; nil for anything else, and for what cannot be read.
  init?(_ item: Any) {
    switch item {
    case let image as UIImage: self = .picture(image)
    case let data as Data: self.init(data: data)
    case let url as URL:
      guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
      self.init(data: data)
    default: return nil
    }
  }

  private init?(data: Data) {
    if data.starts(with: Data("%PDF-".utf8)) {
      self = .document(data)
    } else if let image = UIImage(data: data) {
      self = .picture(image)
    } else {
      return nil
    }
  }

  var part: PrintJob.Part {
    switch self {
    case .document(let data): .pdf(data)
    case .picture(let image): .pages { [Self.page(of: image, on: $0)] }
    }
  }

  /// A picture as large as the sheet has room for, in its middle.
  private static func page(of image: UIImage, on paper: PrintPaper) -> PrintedPage {
    let area = paper.printableRect
    let size = image.size
    guard size.width > 0, size.height > 0 else { return PrintedPage(items: [], size: paper.size) }
    let scale = min(area.width / size.width, area.height / size.height)
    let context = CGContext(drawingOf: paper.size)
    CurrentDrawing.contexts.append(context)
    image.draw(
      in: CGRect(
        x: area.midX - size.width * scale / 2, y: area.midY - size.height * scale / 2, width: size.width * scale,
        height: size.height * scale))
    CurrentDrawing.contexts.removeLast()
    return PrintedPage(items: context.items, size: paper.size)
  }
}
