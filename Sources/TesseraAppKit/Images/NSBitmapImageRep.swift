import Foundation
import SwiftUI

/// The pixels of a picture, to be written to files, under the name that they have in AppKit.
nonisolated public final class NSBitmapImageRep: Sendable {
  private let image: NSImage

  init(_ image: NSImage) {
    self.image = image
  }

  /// Pixels.
  public convenience init(cgImage: CGImage) {
    self.init(NSImage(cgImage: cgImage))
  }

  /// The picture in a file that was read; nil if there is none that can be read.
  public convenience init?(data: Data) {
    guard let image = NSImage(data: data) else { return nil }
    self.init(image)
  }

  /// The pixels of the picture.
  public var cgImage: CGImage? { image.cgImage }

  /// How many columns of pixels there are.
  public var pixelsWide: Int { image.cgImage?.width ?? 0 }

  /// How many rows of pixels there are.
  public var pixelsHigh: Int { image.cgImage?.height ?? 0 }

  /// The size, in points.
  public var size: CGSize { image.size }

  /// A file with the picture; nil if it cannot be written in that format.
  ///
  /// - Parameters:
  ///   - storageType: the format.
  ///   - properties: `compressionFactor` from 0 (small) to 1 (good) for JPEG.
  public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    switch storageType {
    case .png: image.pngData()
    case .jpeg: image.jpegData(compressionQuality: Self.number(properties[.compressionFactor]) ?? 0.9)
    case .tiff: image.cgImage.flatMap { TIFFWriter(image: $0).data }
    case .bmp, .gif, .jpeg2000: nil
    }
  }

  /// The picture as a TIFF file, without compression.
  public var tiffRepresentation: Data? { representation(using: .tiff, properties: [:]) }

  private static func number(_ value: Any?) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Float).map { CGFloat($0) }
      ?? (value as? Int).map { CGFloat($0) } ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  /// A format of files.
  public enum FileType: UInt, Sendable {
    /// Tagged Image File Format.
    case tiff = 0
    /// Windows bitmap. Not written here.
    case bmp
    /// Graphics Interchange Format. Not written here.
    case gif
    /// JPEG.
    case jpeg
    /// Portable Network Graphics.
    case png
    /// JPEG 2000. Not written here.
    case jpeg2000
  }

  /// What the writing of a file can be told.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// From 0 (small) to 1 (good), for JPEG.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }
}

/// Writes pixels as a TIFF file without compression, as version 6.0 of the format describes it.
nonisolated private struct TIFFWriter {
  let image: CGImage

  /// An entry of the directory: what it says, the type of its value, how many there are, and the value or its place.
  private struct Entry {
    let tag: UInt16
    var type: UInt16 = 3
    var count: UInt32 = 1
    let value: UInt32
  }

  var data: Data {
    let (width, height) = (UInt32(image.width), UInt32(image.height))
    let pixels = image.bitmap.bytes
    // The header, then the lengths of the four samples, then the pixels, then the directory.
    let (samples, start): (UInt32, UInt32) = (8, 16)
    let directory = start + UInt32(pixels.count)
    var data = Data("II".utf8)
    append(UInt16(42), to: &data)
    append(directory, to: &data)
    for _ in 0..<4 { append(UInt16(8), to: &data) }
    for pixel in stride(from: 0, to: pixels.count, by: 4) {
      data.append(contentsOf: [pixels[pixel + 2], pixels[pixel + 1], pixels[pixel], pixels[pixel + 3]])
    }
    let entries = [
      Entry(tag: 256, type: 4, value: width),
      Entry(tag: 257, type: 4, value: height),
      Entry(tag: 258, count: 4, value: samples),
      Entry(tag: 259, value: 1),
      Entry(tag: 262, value: 2),
      Entry(tag: 273, type: 4, value: start),
      Entry(tag: 277, value: 4),
      Entry(tag: 278, type: 4, value: height),
      Entry(tag: 279, type: 4, value: UInt32(pixels.count)),
      // The colors are multiplied by the opacity.
      Entry(tag: 338, value: 1),
    ]
    append(UInt16(entries.count), to: &data)
    for entry in entries {
      append(entry.tag, to: &data)
      append(entry.type, to: &data)
      append(entry.count, to: &data)
      append(entry.value, to: &data)
    }
    append(UInt32(0), to: &data)
    return data
  }

  private func append(_ number: some FixedWidthInteger, to data: inout Data) {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }
}
