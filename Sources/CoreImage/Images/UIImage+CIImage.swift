import SwiftUI

extension UIImage {
  /// The pixels of a picture, made at once; a picture without size for one that is endless or empty.
  ///
  /// - Parameters:
  ///   - ciImage: the picture.
  ///   - scale: pixels per point.
  ///   - orientation: how it has to be turned to be shown as it was meant.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: pixels, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }

  /// The pixels of a picture, made at once, with one pixel per point.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// nil: a picture made of a `CIImage` has pixels of its own.
  public var ciImage: CIImage? { nil }
}
