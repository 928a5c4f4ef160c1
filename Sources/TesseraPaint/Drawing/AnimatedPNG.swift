import Foundation

/// Writes an animated PNG file, frame by frame.
///
/// Each frame holds only the rectangle that differs from the one before. Cairo compresses it as a picture of its own;
/// its data moves into this file's chunks. What is clear becomes white: Cairo leaves the transparency out of opaque
/// pictures, and all frames of a file must be of one kind.
package struct AnimatedPNG {
  private let width: Int
  private let height: Int
  private var frames: [Frame] = []
  private var last: Raster?

  private struct Frame {
    var data: Data
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var milliseconds: Int
  }

  /// - Parameters: the size of all frames, in pixels.
  package init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
  }

  package var frameCount: Int { frames.count }

  /// Adds a picture that is shown for a time. One that does not differ from the frame before extends that.
  ///
  /// - Parameter raster: one of another size is ignored.
  package mutating func add(_ raster: Raster, for duration: Duration) {
    guard raster.width == width, raster.height == height else { return }
    let milliseconds = max(0, Int((duration / .milliseconds(1)).rounded()))
    guard let area = last.map({ Self.difference(between: $0, and: raster) }) ?? Area(0, 0, width, height) else {
      frames[frames.count - 1].milliseconds += milliseconds
      return
    }
    frames.append(
      Frame(
        data: Self.compressedPixels(of: raster, area), x: area.x, y: area.y, width: area.width, height: area.height,
        milliseconds: milliseconds))
    last = raster
  }

  /// The file. It plays forever.
  package func data() -> Data {
    var file = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    // Eight bits a channel, three channels.
    Self.add("IHDR", Self.bytes(width) + Self.bytes(height) + Data([8, 2, 0, 0, 0]), to: &file)
    Self.add("acTL", Self.bytes(frames.count) + Self.bytes(0), to: &file)
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      Self.add("fcTL", Self.bytes(sequence) + control(of: frame), to: &file)
      sequence += 1
      if index == 0 {
        Self.add("IDAT", frame.data, to: &file)
      } else {
        Self.add("fdAT", Self.bytes(sequence) + frame.data, to: &file)
        sequence += 1
      }
    }
    Self.add("IEND", Data(), to: &file)
    return file
  }

  /// Size, place and duration of a frame; it stays and takes the place of what was there.
  private func control(of frame: Frame) -> Data {
    let delay = min(frame.milliseconds, Int(UInt16.max))
    return Self.bytes(frame.width) + Self.bytes(frame.height) + Self.bytes(frame.x) + Self.bytes(frame.y)
      + Data([UInt8(delay >> 8), UInt8(delay & 0xff), 0x03, 0xe8, 0, 0])
  }

  // MARK: Pixels

  private struct Area {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The smallest rectangle in which two pictures of one size differ; nil if they are the same.
  private static func difference(between old: Raster, and new: Raster) -> Area? {
    let width = new.width
    return old.bytes.withUnsafeBytes { old in
      new.bytes.withUnsafeBytes { new in
        let old = old.bindMemory(to: UInt32.self)
        let new = new.bindMemory(to: UInt32.self)
        var left = width
        var right = -1
        var top = -1
        var bottom = -1
        for y in 0..<new.count / width {
          let row = y * width
          guard memcmp(old.baseAddress! + row, new.baseAddress! + row, 4 * width) != 0 else { continue }
          if top < 0 { top = y }
          bottom = y
          var x = 0
          while x < left, old[row + x] == new[row + x] { x += 1 }
          left = min(left, x)
          x = width - 1
          while x > right, old[row + x] == new[row + x] { x -= 1 }
          right = max(right, x)
        }
        return top < 0 ? nil : Area(left, top, right - left + 1, bottom - top + 1)
      }
    }
  }

  /// The content of the data chunks of a PNG file with a part of a picture.
  private static func compressedPixels(of raster: Raster, _ area: Area) -> Data {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * area.width * area.height)
    for y in area.y..<area.y + area.height {
      let start = 4 * (y * raster.width + area.x)
      bytes += raster.bytes[start..<start + 4 * area.width]
    }
    for alpha in stride(from: 3, to: bytes.count, by: 4) where bytes[alpha] < 255 {
      for channel in alpha - 3..<alpha { bytes[channel] += 255 - bytes[alpha] }
      bytes[alpha] = 255
    }
    guard let part = Raster(width: area.width, height: area.height, bytes: bytes) else { return Data() }
    return data(in: part.pngData())
  }

  /// The content of all data chunks of a PNG file: behind the signature, each chunk is a length, a name of four
  /// letters, the content and a checksum.
  private static func data(in file: Data) -> Data {
    var result = Data()
    var position = file.startIndex + 8
    while position + 8 <= file.endIndex {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let content = position + 8
      guard content + length <= file.endIndex else { break }
      if file[position + 4..<content].elementsEqual("IDAT".utf8) { result += file[content..<content + length] }
      position = content + length + 4
    }
    return result
  }

  // MARK: Chunks

  private static func bytes(_ number: Int) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
  }

  private static func add(_ name: String, _ content: Data, to file: inout Data) {
    let named = Data(name.utf8) + content
    file += bytes(content.count)
    file += named
    file += bytes(Int(checksum(of: named)))
  }

  /// The cyclic redundancy check of the PNG specification, for each byte.
  private static let checksums: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1 }
  }

  private static func checksum(of data: Data) -> UInt32 {
    var value = UInt32.max
    for byte in data { value = checksums[Int((value ^ UInt32(byte)) & 0xff)] ^ (value >> 8) }
    return ~value
  }
}
