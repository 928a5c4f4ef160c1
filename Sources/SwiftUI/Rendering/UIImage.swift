import Foundation
import TesseraCore
internal import TesseraPaint

/// A picture made of pixels, under the name that it has on iOS.
///
/// There is no UIKit here; this is what SwiftUI code wants of the type: to read pictures, to show them with
/// `Image(uiImage:)` and to write them to files.
nonisolated public final class UIImage: NSObject, Sendable {
  /// How a picture has to be turned to be shown as it was meant.
  public enum Orientation: Int, Sendable {
    /// As it is stored.
    case up
    /// Turned by 180 degrees.
    case down
    /// Turned by 90 degrees counterclockwise.
    case left
    /// Turned by 90 degrees clockwise.
    case right
    /// Mirrored from left to right.
    case upMirrored
    /// Mirrored from left to right and turned by 180 degrees.
    case downMirrored
    /// Mirrored from left to right and turned by 90 degrees counterclockwise.
    case leftMirrored
    /// Mirrored from left to right and turned by 90 degrees clockwise.
    case rightMirrored
  }

  /// Whether a picture is shown in its own colors.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are not, other pictures are.
    case automatic
    /// It is.
    case alwaysOriginal
    /// It is the form of an area in the color of its surroundings.
    case alwaysTemplate
  }

  private let image: CGImage
  /// Whether the picture is shown in its own colors.
  public let renderingMode: RenderingMode
  /// Whether the picture is a symbol.
  public let isSymbolImage: Bool
  /// Pixels per point.
  public let scale: CGFloat
  /// How the picture has to be turned to be shown as it was meant.
  public let imageOrientation: Orientation
  /// The edges that keep their thickness where the picture is stretched, in points.
  public let capInsets: UIEdgeInsets
  /// How what lies between the edges fills its room.
  public let resizingMode: ResizingMode

  /// - Parameters:
  ///   - cgImage: the pixels.
  ///   - scale: pixels per point; what is not a positive number counts as 1.
  ///   - orientation: how the picture has to be turned to be shown as it was meant.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage, scale: scale, orientation: orientation, renderingMode: .automatic, isSymbol: false)
  }

  package init(
    cgImage: CGImage, scale: CGFloat, orientation: Orientation, renderingMode: RenderingMode, isSymbol: Bool,
    capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile
  ) {
    image = cgImage
    self.renderingMode = renderingMode
    isSymbolImage = isSymbol
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    imageOrientation = orientation
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    super.init()
  }

  /// A picture without any size.
  public convenience override init() {
    self.init(cgImage: Self.nothing)
  }

  /// Stands for the pixels of a picture that has none.
  private static let nothing = Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 0]).map { CGImage($0) }!

  /// Whether the picture has no size.
  package var isEmpty: Bool { image === Self.nothing }

  /// A picture with one pixel per point, shown as it is stored.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// The picture in a file that was read; nil if there is none that can be read.
  ///
  /// - Parameters:
  ///   - data: the bytes of the file.
  ///   - scale: pixels per point; what is not a positive number counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = PixbufDecoder().decode(data, maximumArea: Self.maximumArea) else { return nil }
    self.init(cgImage: CGImage(bitmap), scale: scale, orientation: .up)
  }

  /// The picture in a file that was read, with one pixel per point; nil if there is none that can be read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The picture in a file; nil if there is none that can be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Larger pictures are read smaller: pixels.
  private static let maximumArea = 64 * 1024 * 1024

  /// The same picture, shown in its own colors or not.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage: image, scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
      isSymbol: isSymbolImage, capInsets: capInsets, resizingMode: resizingMode)
  }

  /// The pixels.
  public var cgImage: CGImage? { isEmpty ? nil : image }

  /// In points.
  public var size: CGSize {
    if isEmpty { return .zero }
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    switch imageOrientation {
    case .up, .down, .upMirrored, .downMirrored: return size
    case .left, .right, .leftMirrored, .rightMirrored: return CGSize(width: size.height, height: size.width)
    }
  }

  /// The picture as a PNG file, upright.
  public func pngData() -> Data? {
    upright?.pngData()
  }

  /// The picture as a JPEG file, upright, with black where it is clear.
  ///
  /// - Parameter compressionQuality: from 0 (small) to 1 (good).
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    upright?.jpegData(quality: compressionQuality)
  }

  private var upright: Raster? {
    let bitmap = imageOrientation.forImage.upright(image.bitmap)
    return Raster(width: bitmap.width, height: bitmap.height, bytes: bitmap.bytes)
  }
}

/// A picture made of pixels, under the name that it has on macOS.
public typealias NSImage = UIImage

nonisolated extension UIImage.Orientation {
  fileprivate var forImage: Image.Orientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }
}

nonisolated extension Image {
  /// A picture made of pixels.
  public init(uiImage: UIImage) {
    self.init(uiImage)
  }

  /// A picture made of pixels.
  public init(nsImage: NSImage) {
    self.init(nsImage)
  }

  private init(_ image: UIImage) {
    let upright = image.cgImage.map { image.imageOrientation.forImage.upright($0.bitmap) }
    let isTemplate =
      image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && image.isSymbolImage
    let picture = Image(bitmap: upright ?? .clearPixel, scale: image.scale, label: nil)
    self = isTemplate ? picture.renderingMode(.template) : picture
  }
}

nonisolated extension Bitmap {
  static let clearPixel = Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 0])!
}
