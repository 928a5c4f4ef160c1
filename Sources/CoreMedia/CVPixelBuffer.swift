/// A picture of a video in memory. Nothing here makes one (AV10).
public final class CVPixelBuffer: Sendable {
  private init() {}
}

/// A picture of a video.
public typealias CVImageBuffer = CVPixelBuffer

/// The key of the form of pixels in the settings of pictures.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// The key of the width in pixels in the settings of pictures.
public let kCVPixelBufferWidthKey = "Width"
/// The key of the height in pixels in the settings of pictures.
public let kCVPixelBufferHeightKey = "Height"

/// Blue, green, red and opacity, a byte each.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// Opacity, red, green and blue, a byte each.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCVPixelFormatType_32ARGB: UInt32 = 0x20
/// Brightness, and color for each four pixels, from 16 to 235.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
/// Brightness, and color for each four pixels, from 0 to 255.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
