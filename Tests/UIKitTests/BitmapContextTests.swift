import Foundation
import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

@MainActor
struct BitmapContextTests {
  private static let last = CGImageAlphaInfo.premultipliedLast.rawValue

  private func makeContext(
    _ data: UnsafeMutableRawPointer? = nil, width: Int = 4, height: Int = 2, bytesPerRow: Int = 0,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), info: UInt32 = last
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: info)
  }

  private func bytes(_ context: CGContext) -> [UInt8] {
    guard let data = context.data else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
  }

  @Test("J482: y grows upward, and the first row in memory is the top one")
  func rows() throws {
    let context = try #require(makeContext())
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    #expect(bytes(context)[..<8] == [255, 0, 0, 255, 0, 0, 0, 0])
    #expect(bytes(context)[16..<20] == [0, 0, 0, 0])
    #expect((context.width, context.height, context.bytesPerRow, context.bitsPerPixel) == (4, 2, 16, 32))
    #expect(context.alphaInfo == .premultipliedLast)
  }

  @Test(
    "J482: bytes lie in memory as the layout says",
    arguments: [
      (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrderDefault, [128, 64, 0, 128]),
      (.premultipliedLast, .byteOrder32Little, [128, 0, 64, 128]),
      (.premultipliedFirst, .byteOrder32Big, [128, 128, 64, 0]),
      (.premultipliedFirst, .byteOrder32Little, [0, 64, 128, 128]),
      (.noneSkipLast, .byteOrderDefault, [128, 64, 0, 0]),
      (.noneSkipFirst, .byteOrder32Little, [0, 64, 128, 0]),
    ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])])
  func layouts(alpha: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]) throws {
    let context = try #require(
      makeContext(width: 1, height: 1, info: alpha.rawValue | order.rawValue))
    context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 128 / 255)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    for (byte, wanted) in zip(bytes(context), expected) { #expect(abs(Int(byte) - Int(wanted)) <= 1) }
  }

  @Test("J482: a byte a pixel is a gray, or an alpha")
  func single() throws {
    let gray = try #require(
      makeContext(width: 1, height: 1, space: CGColorSpaceCreateDeviceGray(), info: CGImageAlphaInfo.none.rawValue))
    gray.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes(gray) == [150])
    let alpha = try #require(
      makeContext(width: 1, height: 1, space: CGColorSpaceCreateDeviceGray(), info: CGImageAlphaInfo.alphaOnly.rawValue)
    )
    alpha.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    alpha.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes(alpha) == [255])
  }

  @Test("J482: what the program writes stays under what is drawn later, and a picture stays as it was")
  func sharing() throws {
    let context = try #require(makeContext())
    let pixels = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    pixels[0] = 10
    pixels[3] = 255
    let before = try #require(context.makeImage())
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect([UInt8](UnsafeBufferPointer(start: pixels, count: 8)) == [10, 0, 0, 255, 0, 0, 255, 255])
    #expect(try #require(before.dataProvider?.data)[..<8] == Data([10, 0, 0, 255, 0, 0, 0, 0]))
    context.clear(CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(bytes(context) == [UInt8](repeating: 0, count: 32))
  }

  @Test("J482: memory of the program has what was drawn at once, with its gaps as they were")
  func ownMemory() throws {
    var memory = [UInt8](repeating: 7, count: 2 * 8)
    memory[0..<4] = [0, 0, 0, 0]
    memory[8..<12] = [0, 0, 0, 0]
    try memory.withUnsafeMutableBytes { bytes in
      let context = try #require(makeContext(bytes.baseAddress, width: 1, bytesPerRow: 8))
      context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(memory == [0, 0, 0, 0, 7, 7, 7, 7, 255, 255, 255, 255, 7, 7, 7, 7])
  }

  @Test("J482: layouts that are not known, and rows that are too short, make no context")
  func refused() {
    #expect(makeContext(width: 0) == nil)
    #expect(makeContext(width: -3) == nil)
    #expect(makeContext(width: Int.max, height: Int.max) == nil)
    #expect(makeContext(width: 20_000, height: 1) == nil)
    #expect(makeContext(width: 1, height: 20_000) == nil)
    #expect(makeContext(bytesPerRow: 15) == nil)
    #expect(makeContext(bytesPerRow: Int.max / 2) == nil)
    #expect(makeContext(info: CGImageAlphaInfo.last.rawValue) == nil)
    #expect(makeContext(info: CGImageAlphaInfo.none.rawValue) == nil)
    #expect(makeContext(info: Self.last | CGBitmapInfo.floatComponents.rawValue) == nil)
    #expect(makeContext(info: 31) == nil)
    let deep = CGContext(
      data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: Self.last)
    #expect(deep == nil)
  }

  @Test("J482: pictures are drawn upright into pixels, and drawings of a renderer are pictures, too")
  func pictures() throws {
    let small = try #require(makeContext(width: 2, height: 2))
    small.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    small.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    let picture = try #require(small.makeImage())
    let copy = try #require(makeContext(width: 2, height: 2))
    copy.draw(picture, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(bytes(copy) == bytes(small))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    var made: CGImage?
    _ = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      made = context.cgContext.makeImage()
    }
    #expect(made?.width == 6)
    #expect(made?.height == 3)
  }

  @Test("J483: pictures are made of bytes, and too few are none")
  func provided() throws {
    func picture(_ bytes: [UInt8], _ alpha: CGImageAlphaInfo, bits: Int, isGray: Bool = false) -> CGImage? {
      CGDataProvider(data: Data(bytes)).flatMap { provider in
        CGImage(
          width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bits / 8,
          space: isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue), provider: provider, decode: nil, shouldInterpolate: false,
          intent: .defaultIntent)
      }
    }
    #expect(picture([200, 100, 50, 128], .last, bits: 32)?.dataProvider?.data == Data([100, 50, 25, 128]))
    #expect(picture([1, 2, 3], .none, bits: 24)?.dataProvider?.data == Data([1, 2, 3, 255]))
    #expect(picture([9], .none, bits: 8, isGray: true)?.dataProvider?.data == Data([9, 9, 9, 255]))
    #expect(picture([1, 2, 3], .last, bits: 32) == nil)
    #expect(picture([1, 2, 3, 4], .last, bits: 24) == nil)
  }
}
