import CoreImage
import SwiftUI
import TesseraValues
import Testing

@Suite(.timeLimit(.minutes(1)))
struct FilterTests {
  private typealias Pixel = SIMD4<Int>

  /// A picture of rows of pixels, from the top: red, green, blue and alpha.
  private func image(_ rows: [[Pixel]]) throws -> CIImage {
    let bytes = rows.flatMap { $0 }.flatMap { pixel in
      [pixel.z, pixel.y, pixel.x].map { UInt8($0 * pixel.w / 255) } + [UInt8(pixel.w)]
    }
    return CIImage(
      cgImage: CGImage(try #require(Bitmap(width: rows[0].count, height: rows.count, bytes: bytes))))
  }

  private func plain(_ pixel: Pixel, _ width: Int = 4, _ height: Int = 4) throws -> CIImage {
    try image(Array(repeating: Array(repeating: pixel, count: width), count: height))
  }

  /// The color of a pixel, with y up.
  private func color(of image: CIImage?, _ x: Int, _ y: Int) throws -> Pixel {
    let image = try #require(image)
    let pixels = try #require(CIContext().createCGImage(image, from: CGRect(x: x, y: y, width: 1, height: 1)))
    let bytes = pixels.bitmap.bytes.map { Int($0) }
    let color = Pixel(bytes[2], bytes[1], bytes[0], bytes[3])
    guard color.w > 0 else { return color }
    return Pixel(color.x * 255 / color.w, color.y * 255 / color.w, color.z * 255 / color.w, color.w)
  }

  private func isNear(_ left: Pixel, _ right: Pixel, _ tolerance: Int = 2) -> Bool {
    let difference = left &- right
    return [difference.x, difference.y, difference.z, difference.w].allSatisfy { abs($0) <= tolerance }
  }

  @Test("CI1: pixels that no filter changes come back as they were")
  func identity() throws {
    let pixel = Pixel(200, 100, 50, 255)
    #expect(try color(of: plain(pixel), 0, 0) == pixel)
    #expect(isNear(try color(of: plain(Pixel(200, 100, 50, 128)), 0, 0), Pixel(200, 100, 50, 128), 3))
  }

  @Test("CI3: the origin is at the bottom, and pictures move, grow and are cut there")
  func geometry() throws {
    let picture = try image([
      [Pixel(255, 0, 0, 255), Pixel(0, 255, 0, 255)], [Pixel(0, 0, 255, 255), Pixel(9, 9, 9, 255)],
    ])
    #expect(try color(of: picture, 0, 0) == Pixel(0, 0, 255, 255))
    #expect(try color(of: picture, 0, 1) == Pixel(255, 0, 0, 255))
    let cut = picture.cropped(to: CGRect(x: 1, y: 1, width: 5, height: 5))
    #expect(cut.extent == CGRect(x: 1, y: 1, width: 1, height: 1))
    let moved = picture.transformed(by: CGAffineTransform(translationX: 10, y: -3))
    #expect(moved.extent == CGRect(x: 10, y: -3, width: 2, height: 2))
    #expect(try color(of: moved, 10, -2) == Pixel(255, 0, 0, 255))
    let large = picture.samplingNearest().transformed(by: CGAffineTransform(scaleX: 3, y: 3))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 6, height: 6))
    #expect(try color(of: large, 2, 5) == Pixel(255, 0, 0, 255))
    #expect(try color(of: large, 3, 5) == Pixel(0, 255, 0, 255))
    #expect(picture.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isEmpty)
    #expect(picture.transformed(by: CGAffineTransform(scaleX: .nan, y: 1)).extent.isEmpty)
  }

  @Test("CI2: what is endless or too large has no pixels until it is cut")
  func endless() throws {
    #expect(CIContext().createCGImage(CIImage.red, from: CIImage.red.extent) == nil)
    #expect(CIContext().createCGImage(CIImage.red, from: CGRect(x: 0, y: 0, width: 1e5, height: 1e5)) == nil)
    let cut = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try color(of: cut, 1, 1) == Pixel(255, 0, 0, 255))
  }

  @Test(
    "CI4: filters of colors",
    arguments: [
      ("CIColorInvert", [:], Pixel(200, 100, 50, 255), Pixel(55, 155, 205, 255)),
      ("CIExposureAdjust", ["inputEV": 1.0], Pixel(100, 100, 100, 255), Pixel(138, 138, 138, 255)),
      ("CIColorControls", ["inputSaturation": 0.0], Pixel(255, 0, 0, 255), Pixel(127, 127, 127, 255)),
      ("CIColorControls", ["inputContrast": 2.0], Pixel(200, 128, 60, 255), Pixel(255, 128, 0, 255)),
      ("CISepiaTone", ["inputIntensity": 0.0], Pixel(10, 90, 200, 255), Pixel(10, 90, 200, 255)),
      ("CISepiaTone", ["inputIntensity": 1.0], Pixel(100, 100, 100, 255), Pixel(135, 120, 94, 255)),
      ("CIHueAdjust", ["inputAngle": 2 * Double.pi / 3], Pixel(255, 0, 0, 255), Pixel(0, 255, 0, 255)),
      ("CIColorPosterize", ["inputLevels": 2.0], Pixel(200, 100, 130, 255), Pixel(255, 0, 255, 255)),
      ("CIPhotoEffectMono", [:], Pixel(255, 255, 255, 255), Pixel(255, 255, 255, 255)),
      ("CIMaskToAlpha", [:], Pixel(0, 0, 0, 255), Pixel(0, 0, 0, 0)),
      ("CIExposureAdjust", ["inputEV": Double.nan], Pixel(100, 90, 80, 255), Pixel(100, 90, 80, 255)),
    ] as [(String, [String: Double], SIMD4<Int>, SIMD4<Int>)])
  func colors(name: String, inputs: [String: Double], from: SIMD4<Int>, to: SIMD4<Int>) throws {
    let result = try plain(from).applyingFilter(name, parameters: inputs)
    let color = try color(of: result, 1, 1)
    #expect(isNear(color, to), "\(color)")
  }

  @Test("CI5: a blur reaches three times its radius beyond the picture, unless the border goes on")
  func blur() throws {
    let white = try plain(Pixel(255, 255, 255, 255), 8, 8)
    let soft = white.applyingGaussianBlur(sigma: 2)
    #expect(soft.extent == CGRect(x: -6, y: -6, width: 20, height: 20))
    #expect(try color(of: soft, 0, 4).w < 255)
    let clamped = white.clampedToExtent().applyingGaussianBlur(sigma: 2).cropped(to: white.extent)
    #expect(try color(of: clamped, 0, 4) == Pixel(255, 255, 255, 255))
    let none = white.applyingGaussianBlur(sigma: 0)
    #expect(none.extent == white.extent)
  }

  @Test("CI5: a wide blur keeps the light of a picture")
  func wideBlur() throws {
    let white = try plain(Pixel(255, 255, 255, 255), 40, 40)
    let soft = white.applyingGaussianBlur(sigma: 12)
    let middle = try color(of: soft, 20, 20).w
    #expect((190...245).contains(middle), "\(middle)")
    #expect(try color(of: soft, -30, 20).w < 8)
  }

  @Test("CI4: pixellation has one color for each square, edges are bright where colors differ")
  func stylizations() throws {
    let halves = try image(
      Array(
        repeating: [Pixel](repeating: Pixel(0, 0, 0, 255), count: 4)
          + [Pixel](repeating: Pixel(255, 255, 255, 255), count: 4), count: 8))
    let squares = halves.applyingFilter(
      "CIPixellate", parameters: ["inputCenter": CIVector(x: 0, y: 0), "inputScale": 8.0])
    #expect(try color(of: squares, 0, 0) == color(of: squares, 7, 7))
    #expect(isNear(try color(of: squares, 0, 0), Pixel(188, 188, 188, 255)))
    let edges = halves.applyingFilter("CIEdges")
    #expect(try color(of: edges, 1, 4) == Pixel(0, 0, 0, 255))
    #expect(try color(of: edges, 4, 4) == Pixel(255, 255, 255, 255))
    let dark = try plain(Pixel(200, 200, 200, 255), 20, 20).applyingFilter(
      "CIVignette", parameters: ["inputIntensity": 1.0, "inputRadius": 1.0])
    #expect(try color(of: dark, 0, 0).x < color(of: dark, 10, 10).x - 40)
    let crystals = halves.applyingFilter("CICrystallize", parameters: ["inputRadius": 3.0])
    let colors = try Set((0..<8).map { try color(of: crystals, $0, 4).x })
    #expect(colors.isSubset(of: [0, 255]))
  }

  @Test("CI7: inputs have names, and values by themselves")
  func inputs() throws {
    let filter = CIFilter.sepiaTone()
    #expect(filter.inputKeys == ["inputImage", "inputIntensity"])
    #expect(filter.outputImage == nil)
    #expect(filter.intensity == 1)
    filter.setValue(0.25, forKey: kCIInputIntensityKey)
    #expect(filter.intensity == 0.25)
    filter.inputImage = try plain(Pixel(100, 100, 100, 255))
    filter.intensity = 0
    #expect(try color(of: filter.outputImage, 0, 0) == Pixel(100, 100, 100, 255))
    filter.setDefaults()
    #expect(filter.intensity == 1)
    #expect(filter.inputImage != nil)
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
    #expect(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIGaussianBlur"))
  }

  @Test("CI7: pictures are put together")
  func compositions() throws {
    let front = try plain(Pixel(255, 0, 0, 128), 2, 2)
    let back = try plain(Pixel(0, 0, 255, 255), 4, 4)
    let both = front.composited(over: back)
    #expect(both.extent == back.extent)
    #expect(try color(of: both, 3, 3) == Pixel(0, 0, 255, 255))
    #expect(isNear(try color(of: both, 0, 0), Pixel(188, 0, 187, 255), 3))
    let filter = CIFilter.multiplyCompositing()
    filter.inputImage = try plain(Pixel(255, 0, 0, 255))
    filter.backgroundImage = CIImage(color: CIColor(red: 1, green: 1, blue: 0))
    #expect(try color(of: filter.outputImage, 0, 0) == Pixel(255, 0, 0, 255))
  }

  @Test("CI6: a QR code has a border of one square, and is not softened where it is made larger")
  func code() throws {
    let filter = CIFilter.qrCodeGenerator()
    #expect(filter.outputImage == nil)
    filter.message = Data("https://swift.org".utf8)
    let code = try #require(filter.outputImage)
    #expect(code.extent == CGRect(x: 0, y: 0, width: 27, height: 27))
    #expect(try color(of: code, 0, 0) == Pixel(255, 255, 255, 255))
    #expect(try color(of: code, 1, 25) == Pixel(0, 0, 0, 255))
    let large = code.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(try color(of: large, 10, 250) == Pixel(0, 0, 0, 255))
    #expect(try color(of: large, 9, 250) == Pixel(255, 255, 255, 255))
    #expect(UIImage(ciImage: large).size == CGSize(width: 270, height: 270))
  }

  @Test("CI6: a bar code has seven free columns at each side")
  func bars() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("Hello".utf8)
    let code = try #require(filter.outputImage)
    // A start, five letters, a check sum of 11 columns each, and a stop of 13.
    #expect(code.extent == CGRect(x: 0, y: 0, width: 7 * 11 + 13 + 14, height: 32))
    #expect(try color(of: code, 6, 0) == Pixel(255, 255, 255, 255))
    #expect(try color(of: code, 7, 0) == Pixel(0, 0, 0, 255))
    filter.message = Data([200])
    #expect(filter.outputImage == nil)
  }

  @Test(
    "CI8: Blend modes mix the colors of two pictures by their formulas",
    arguments: [
      ("CIMultiplyBlendMode", Pixel(255, 0, 0, 255)), ("CIScreenBlendMode", Pixel(255, 255, 0, 255)),
      ("CIDarkenBlendMode", Pixel(255, 0, 0, 255)), ("CILightenBlendMode", Pixel(255, 255, 0, 255)),
      ("CIDifferenceBlendMode", Pixel(0, 255, 0, 255)), ("CIExclusionBlendMode", Pixel(0, 255, 0, 255)),
      ("CIColorDodgeBlendMode", Pixel(255, 255, 0, 255)), ("CIColorBurnBlendMode", Pixel(255, 255, 0, 255)),
      ("CISubtractBlendMode", Pixel(0, 255, 0, 255)), ("CILinearBurnBlendMode", Pixel(255, 0, 0, 255)),
    ])
  func blends(_ name: String, _ wanted: SIMD4<Int>) throws {
    // Yellow behind red.
    let filter = try #require(CIFilter(name: name))
    filter.setValue(try plain(Pixel(255, 0, 0, 255)), forKey: kCIInputImageKey)
    filter.setValue(try plain(Pixel(255, 255, 0, 255)), forKey: kCIInputBackgroundImageKey)
    let mixed = try color(of: filter.outputImage, 1, 1)
    #expect(isNear(mixed, wanted), "\(mixed)")
  }

  @Test("CI8: A mode of one property keeps the others of the picture behind")
  func propertyBlends() throws {
    func blended(_ filter: any CIFilter & CICompositeOperation, _ front: Pixel, _ back: Pixel) throws -> Pixel {
      filter.inputImage = try plain(front)
      filter.backgroundImage = try plain(back)
      return try color(of: filter.outputImage, 0, 0)
    }
    let gray = Pixel(120, 120, 120, 255)
    let colorless = try blended(CIFilter.saturationBlendMode(), gray, Pixel(200, 30, 30, 255))
    #expect(colorless.x == colorless.y && colorless.y == colorless.z)
    let same = try [
      blended(CIFilter.luminosityBlendMode(), gray, gray), blended(CIFilter.colorBlendMode(), gray, gray),
    ]
    #expect(same.allSatisfy { isNear($0, gray) })
    // Nothing in front leaves what is behind.
    let behind = try blended(CIFilter.overlayBlendMode(), Pixel(0, 0, 0, 0), gray)
    #expect(isNear(behind, gray))
  }

  @Test("CI9: A threshold makes components 0 or 1")
  func threshold() throws {
    let filter = CIFilter.colorThreshold()
    filter.inputImage = try plain(Pixel(250, 100, 190, 255))
    filter.threshold = 0.5
    #expect(try color(of: filter.outputImage, 0, 0) == Pixel(255, 0, 255, 255))
  }

  @Test("CI9: The brightest and the darkest in a circle, and their difference")
  func morphology() throws {
    let (black, white) = (Pixel(0, 0, 0, 255), Pixel(255, 255, 255, 255))
    var rows = Array(repeating: Array(repeating: black, count: 7), count: 7)
    rows[3][3] = white
    let picture = try image(rows)
    func output(_ name: String) -> CIImage { picture.applyingFilter(name, parameters: [kCIInputRadiusKey: 2]) }
    let largest = output("CIMorphologyMaximum")
    #expect(try color(of: largest, 3, 5) == white)
    #expect(try color(of: largest, 5, 3) == white)
    // A corner of the square around the circle is not in it.
    #expect(try color(of: largest, 5, 5) == black)
    #expect(try color(of: largest, 3, 6) == black)
    #expect(try color(of: output("CIMorphologyMinimum"), 3, 3) == black)
    #expect(try color(of: output("CIMorphologyGradient"), 3, 4) == white)
    #expect(try color(of: output("CIMorphologyGradient"), 0, 0) == black)
  }
}
