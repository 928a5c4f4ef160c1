import Foundation
import TesseraCore
internal import TesseraPaint

extension CGContext {
  /// A context that draws into pixels; y grows upward from the bottom, and a unit is a pixel (J482).
  ///
  /// - Parameters:
  ///   - data: memory for `bytesPerRow` times `height` bytes, which has to be there as long as the context; nil for memory of the
  ///     context itself, which is clear.
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: 0 for as many as a row needs.
  ///   - space: sRGB, or shades of gray for a byte a pixel.
  ///   - bitmapInfo: a `CGImageAlphaInfo` and the order of bytes.
  /// - Returns: nil for no pixels, more than 64 million or than 16,384 in a row or column, rows that are too short, and
  ///   layouts that are not drawn into: colors that are not multiplied by alpha, three bytes a pixel, and components that
  ///   have not 8 bits.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let layout = PixelLayout(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, isGray: space.isGray,
      bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo))
    guard let layout, layout.canBeDrawnInto, max(width, height) <= Rasterizer.maximumSide else { return nil }
    self.init(target: BitmapTarget(layout, data: data), size: CGSize(width: width, height: height))
  }

  private var bitmap: BitmapTarget? { target as? BitmapTarget }

  /// The pixels with all that was drawn, to be read and written; nil for other contexts than those that draw into pixels.
  public var data: UnsafeMutableRawPointer? { bitmap?.data }
  /// In pixels; 0 for contexts without pixels.
  public var width: Int { bitmap?.layout.width ?? 0 }
  /// In pixels; 0 for contexts without pixels.
  public var height: Int { bitmap?.layout.height ?? 0 }
  /// 8; 0 for contexts without pixels.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  /// Bits of a pixel; 0 for contexts without pixels.
  public var bitsPerPixel: Int { bitmap.map { $0.layout.bytesPerPixel * 8 } ?? 0 }
  /// From the start of a row to that of the next one; 0 for contexts without pixels.
  public var bytesPerRow: Int { bitmap?.layout.bytesPerRow ?? 0 }
  /// How pixels lie in memory.
  public var bitmapInfo: CGBitmapInfo { bitmap?.layout.bitmapInfo ?? [] }
  /// Where pixels have their alpha.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? CGImageAlphaInfo.none }
  /// What the components of pixels mean; nil for contexts without pixels.
  public var colorSpace: CGColorSpace? {
    bitmap.map { $0.layout.isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB() }
  }

  /// A picture of what was drawn so far, which stays as it is; nil for documents.
  public func makeImage() -> CGImage? {
    if let bitmap { return bitmap.image }
    guard let page = currentPage else { return nil }
    let raster = Rasterizer.render(
      DisplayList(items: page.items), size: page.size, scale: page.rasterizationScale)
    return Bitmap(width: raster.width, height: raster.height, bytes: raster.bytes).map(CGImage.init)
  }
}
