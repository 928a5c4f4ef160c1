import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// Images are read from files of pictures, and handed over as PNG.
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(contentType: .png) { image in
      guard let data = await Self.picture(of: image) else { throw TransferError.unreadable(.png) }
      return data
    } importing: { data in
      try read(data)
    }
    DataRepresentation<Image>(importedContentType: .image) { data in
      try read(data)
    }
  }

  private static func read(_ data: Data) throws -> Image {
    guard let image = UIImage(data: data) else { throw TransferError.unreadable(.image) }
    return Image(uiImage: image)
  }

  @MainActor private static func picture(of image: Image) -> Data? {
    ImageRenderer(content: image).uiImage?.pngData()
  }
}
