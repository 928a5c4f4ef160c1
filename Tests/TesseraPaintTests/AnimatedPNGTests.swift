import Foundation
import TesseraCore
import Testing

@testable import TesseraPaint

/// Animated PNG.
@MainActor
struct AnimatedPNGTests {
  private func raster(_ colors: [UInt8], width: Int) throws -> Raster {
    try #require(
      Raster(width: width, height: colors.count / width, bytes: colors.flatMap { [$0, 0, 0, 255] }))
  }

  @Test("The first frame is the picture for viewers without animation; repeated pictures take no frame")
  func frames() throws {
    var file = AnimatedPNG(width: 3, height: 2)
    let first = try raster([0, 0, 0, 0, 0, 0], width: 3)
    file.add(first, for: .milliseconds(100))
    file.add(first, for: .milliseconds(50))
    file.add(try raster([0, 0, 0, 0, 9, 0], width: 3), for: .milliseconds(100))
    file.add(try raster([0], width: 1), for: .milliseconds(100))
    #expect(file.frameCount == 2)
    let data = file.data()
    let picture = try #require(Raster(pngData: data))
    #expect(picture.width == 3 && picture.height == 2)
    #expect(picture.bytes == first.bytes)
    // The second frame is the one pixel that changed, at (1, 1): sequence number, width, height, x and y.
    let control = Data([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 100])
    #expect(data.range(of: Data("fcTL".utf8) + control) != nil)
    // The first one stays for both its times.
    let firstControl = Data([0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 150])
    #expect(data.range(of: Data("fcTL".utf8) + firstControl) != nil)
  }
}
