import Foundation
import TesseraCore
import Testing

@testable import TesseraPaint

/// Pictures of files.
struct PixbufDecoderTests {
  private let decoder = PixbufDecoder()

  @MainActor private func png(_ width: CGFloat, _ height: CGFloat, _ color: Color.Resolved) -> Data {
    Rasterizer.render(DisplayList(), size: CGSize(width: width, height: height), background: color).pngData()
  }

  @MainActor @Test func pixelsAreMultipliedByAlpha() throws {
    let half = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)
    let bitmap = try #require(decoder.decode(png(3, 2, half), maximumArea: 1_000))
    #expect(bitmap.width == 3)
    #expect(bitmap.height == 2)
    #expect(Array(bitmap.bytes[0..<2]) == [0, 0])
    #expect((126...129).contains(bitmap.bytes[2]))
    #expect((126...129).contains(bitmap.bytes[3]))
  }

  @MainActor @Test func largePicturesAreReadSmaller() throws {
    let bitmap = try #require(decoder.decode(png(200, 100, Sample.red), maximumArea: 5_000))
    #expect(bitmap.width * bitmap.height <= 5_000)
    #expect(abs(Double(bitmap.width) / Double(bitmap.height) - 2) < 0.1)
  }

  @MainActor @Test func anImpossibleSizeIsRefused() {
    var data = png(4, 4, Sample.red)
    // Width and height stand at byte 16 of a PNG file; the check sum behind them no longer fits, or the size is too
    // much.
    data.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    #expect(decoder.decode(data, maximumArea: 1_000) == nil)
    let bitmapFile: [UInt8] =
      [0x42, 0x4D, 0x3A, 0, 0, 0, 0, 0, 0, 0, 0x36, 0, 0, 0, 0x28, 0, 0, 0, 0, 0, 0, 0x7F, 0, 0, 0, 0x7F, 1, 0, 24, 0]
      + [UInt8](repeating: 0, count: 40)
    #expect(decoder.decode(Data(bitmapFile), maximumArea: 1_000) == nil)
  }

  @MainActor @Test func damagedFilesDoNoHarm() {
    let whole = png(16, 16, Sample.red)
    for length in stride(from: 0, to: whole.count, by: 7) {
      // What is there of a picture is shown.
      let bitmap = decoder.decode(whole.prefix(length), maximumArea: 1_000)
      #expect(bitmap == nil || length > 40 && bitmap?.width == 16 && bitmap?.height == 16)
    }
    for index in stride(from: 8, to: whole.count, by: 3) {
      var damaged = whole
      damaged[index] ^= 0xFF
      _ = decoder.decode(damaged, maximumArea: 1_000)
    }
  }
}
