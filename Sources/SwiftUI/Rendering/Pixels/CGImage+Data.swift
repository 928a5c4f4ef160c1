import Foundation
import TesseraValues

extension CGImage {
  /// A picture of pixels that are there: of eight bits a component, with alpha anywhere, gray, or three bytes a pixel (J483).
  ///
  /// - Parameters:
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: as many as the components need.
  ///   - bytesPerRow: from the start of a row to that of the next one.
  ///   - space: sRGB, or shades of gray.
  ///   - bitmapInfo: where alpha is, and the order of bytes.
  ///   - provider: has the bytes.
  ///   - decode: not used.
  ///   - shouldInterpolate: not used.
  ///   - intent: not used.
  /// - Returns: nil for a layout that is not known, and for too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let layout = PixelLayout(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, isGray: space.isGray, bitmapInfo: bitmapInfo)
    guard let layout, let data = provider.data, data.count >= layout.byteCount,
      let bitmap = Bitmap(width: width, height: height, bytes: data.withUnsafeBytes(layout.decode))
    else { return nil }
    self.init(bitmap)
  }

  /// The pixels: red, green, blue and alpha, a byte each, with the colors multiplied by alpha, in rows from top to bottom.
  public var dataProvider: CGDataProvider? {
    var bytes = Data(bitmap.bytes)
    for start in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(start, start + 2) }
    return CGDataProvider(data: bytes)
  }

  /// Where pixels have their alpha in the bytes of `dataProvider`.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How pixels lie in the bytes of `dataProvider`.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
  /// What the components mean.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}
