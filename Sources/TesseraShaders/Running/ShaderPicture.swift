/// Pixels that shaders read colors from.
package struct ShaderPicture: Sendable {
  /// Rows of blue, green, red and alpha, with the colors multiplied by alpha.
  private let bytes: [UInt8]
  let width: Int
  let height: Int

  /// nil unless there are exactly four bytes for each pixel.
  package init?(bytes: [UInt8], width: Int, height: Int) {
    guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
    self.bytes = bytes
    self.width = width
    self.height = height
  }

  /// One clear pixel.
  package static var clear: ShaderPicture { ShaderPicture() }

  private init() {
    (bytes, width, height) = ([0, 0, 0, 0], 1, 1)
  }

  /// Red, green, blue and alpha of a pixel, from 0 to 1; clear outside.
  @inline(__always)
  func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < width, y < height else { return .zero }
    let place = (y &* width &+ x) &* 4
    let channels = SIMD4<UInt8>(bytes[place + 2], bytes[place + 1], bytes[place], bytes[place + 3])
    return SIMD4<Float>(channels) * Float(1.0 / 255)
  }

  /// The color at a place in pixels, between the pixels around it; clear outside.
  @inline(__always)
  func color(at x: Float, _ y: Float) -> SIMD4<Float> {
    let (x, y) = (x - 0.5, y - 0.5)
    guard x > -1, y > -1, x < Float(width), y < Float(height) else { return .zero }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, line) = (Int(left), Int(top))
    let (shareX, shareY) = (x - left, y - top)
    if shareX == 0, shareY == 0 { return color(column, line) }
    let upper = color(column, line) * (1 - shareX) + color(column + 1, line) * shareX
    let lower = color(column, line + 1) * (1 - shareX) + color(column + 1, line + 1) * shareX
    return upper * (1 - shareY) + lower * shareY
  }

  /// The color at a place, as a sampler reads it.
  func color(at x: Float, _ y: Float, _ sampling: ShaderSampling) -> SIMD4<Float> {
    guard x.isFinite, y.isFinite, width > 0, height > 0 else { return .zero }
    let scale = sampling.isInPixels ? SIMD2<Float>(1, 1) : SIMD2(Float(width), Float(height))
    let (x, y) = (x * scale.x, y * scale.y)
    guard sampling.isLinear else {
      return color(
        Self.index(x.rounded(.down), width, sampling.address), Self.index(y.rounded(.down), height, sampling.address))
    }
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (shareX, shareY) = (x - 0.5 - left, y - 0.5 - top)
    let columns = (Self.index(left, width, sampling.address), Self.index(left + 1, width, sampling.address))
    let lines = (Self.index(top, height, sampling.address), Self.index(top + 1, height, sampling.address))
    let upper = color(columns.0, lines.0) * (1 - shareX) + color(columns.1, lines.0) * shareX
    let lower = color(columns.0, lines.1) * (1 - shareX) + color(columns.1, lines.1) * shareX
    return upper * (1 - shareY) + lower * shareY
  }

  /// The pixel that counts for one that may lie outside; -1 for none.
  private static func index(_ place: Float, _ count: Int, _ address: ShaderSampling.Address) -> Int {
    guard abs(place) < 1e9 else { return address == .zero ? -1 : place < 0 ? 0 : count - 1 }
    let index = Int(place)
    switch address {
    case .zero: return index < 0 || index >= count ? -1 : index
    case .clamp: return min(max(index, 0), count - 1)
    case .repeated: return ((index % count) + count) % count
    case .mirrored:
      let turn = ((index % (2 * count)) + 2 * count) % (2 * count)
      return turn < count ? turn : 2 * count - 1 - turn
    }
  }
}
