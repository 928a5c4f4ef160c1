import Foundation
import SwiftUI

/// Makes pixels of pictures.
public final class CIContext: Sendable {
  /// A context, which keeps nothing.
  public init() {}

  /// - Parameter options: they make no difference: everything works on the processor.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// The pixels of a picture within a rectangle; nil if that is empty, not finite, or larger than 16 million pixels (CI2).
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.plane(in: fromRect)?.bitmap.map(CGImage.init)
  }

  /// A picture as a PNG file; nil where `createCGImage` makes none.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat = .RGBA8, colorSpace: CGColorSpace? = nil,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
  }

  /// A picture as a JPEG file; nil where `createCGImage` makes none.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace? = nil, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let quality = options[.quality] as? Double ?? 0.9
    return createCGImage(image, from: image.extent).flatMap {
      UIImage(cgImage: $0).jpegData(compressionQuality: quality)
    }
  }
}

/// How a context works. None makes a difference.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A context, which keeps nothing.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether the processor works.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  /// The space in which filters work.
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
  /// The space of what is made.
  public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
  /// Whether what lies between filters is kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether pictures become smaller with care.
  public static let highQualityDownsample = CIContextOption(rawValue: "kCIContextHighQualityDownsample")
}

/// How files of pictures are made.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A context, which keeps nothing.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From 0 (small) to 1 (good), a `Double`.
  public static let quality = CIImageRepresentationOption(rawValue: "kCGImageDestinationLossyCompressionQuality")
}

/// How pixels lie in memory. Pictures here have 8 bits for each component.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  /// A context, which keeps nothing.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Red, green, blue and alpha, 8 bits each.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA8 = CIFormat(rawValue: 24)
  /// Blue, green, red and alpha, 8 bits each.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let BGRA8 = CIFormat(rawValue: 23)
  /// Alpha, red, green and blue, 8 bits each.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let ARGB8 = CIFormat(rawValue: 22)
  /// Red, green, blue and alpha, 16 bits each.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBAh = CIFormat(rawValue: 31)
}
