import Foundation
import TesseraPaint
@_spi(TesseraTools) import TesseraCore

@MainActor
extension SurfacePicture {
  /// A file, and how large the picture in it is: in pixels, in vector files in points.
  func file(as format: PictureFormat) -> (data: Data, width: Int, height: Int) {
    switch format {
    case .png:
      let raster = Rasterizer.render(self)
      return (raster.pngData(), raster.width, raster.height)
    case .pdf:
      return vectorFile { VectorPicture.pdfData([$0]) }
    case .svg:
      return vectorFile { VectorPicture.svgData($0) }
    }
  }

  private func vectorFile(_ data: (VectorPicture.Page) -> Data) -> (data: Data, width: Int, height: Int) {
    let page = VectorPicture.Page(list: list, size: size, background: background, rasterizationScale: scale)
    return (data(page), Int(saturating: page.size.width.rounded(.up)), Int(saturating: page.size.height.rounded(.up)))
  }
}
