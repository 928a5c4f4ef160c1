import Foundation
import TesseraCore
internal import TesseraPaint

nonisolated extension UIImage {
  /// Pixels a point of pictures that are made of shapes.
  private static let vectorScale: CGFloat = 3

  /// The picture of the main bundle, from its asset catalogs or its loose files; nil if it has none of that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The picture of a bundle, from its asset catalogs or its loose files; nil if it has none of that name. Pictures that
  /// are made of shapes are drawn on the main thread only.
  ///
  /// - Parameters:
  ///   - name: of an image set, or of a file without its extension.
  ///   - bundle: nil for the main bundle.
  ///   - traitCollection: decides between variants for light and dark; nil for light ones.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let environment = (traitCollection ?? .current).environment
    switch AssetImageCatalog.shared.picture(named: name, in: bundle ?? .main, environment, decoder: PixbufDecoder()) {
    case .pixels(let bitmap, let scale): self.init(cgImage: CGImage(bitmap), scale: scale, orientation: .up)
    case .shapes:
      guard let bitmap = Self.drawn(name, in: bundle ?? .main, environment) else { return nil }
      self.init(cgImage: CGImage(bitmap), scale: Self.vectorScale, orientation: .up)
    case nil: return nil
    }
  }

  /// nil: shapes are drawn on the main thread only.
  private static func drawn(_ name: String, in bundle: Bundle, _ environment: EnvironmentValues) -> Bitmap? {
    guard EngineThread.isCurrent else { return nil }
    return EngineThread.unsafelyIsolated {
      let picture = AssetImageCatalog.shared.picture(named: name, in: bundle, environment, decoder: PixbufDecoder())
      guard case .shapes(let items, let size) = picture else { return nil }
      let raster = Rasterizer.render(DisplayList(items: items), size: size, scale: vectorScale)
      return Bitmap(width: raster.width, height: raster.height, bytes: raster.bytes)
    }
  }

  /// The picture that a constant names; a clear pixel, with one warning, if there is none.
  public convenience init(resource: ImageResource) {
    if let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil), let pixels = image.cgImage {
      self.init(cgImage: pixels, scale: image.scale, orientation: image.imageOrientation)
    } else {
      RuntimeWarning.report(.missingImage(name: resource.name, bundle: resource.bundle.bundlePath))
      self.init(cgImage: CGImage(.clearPixel))
    }
  }
}
