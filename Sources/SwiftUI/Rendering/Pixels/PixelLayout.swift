/// How the pixels of a picture lie in memory: eight bits a component, in rows from top to bottom.
nonisolated struct PixelLayout: Sendable {
  /// What a pixel is made of.
  private enum Components {
    case gray
    case alpha
    /// Where each byte is in the pixel; nil for a pixel without alpha.
    case colors(red: Int, green: Int, blue: Int, alpha: Int?)
  }

  let width: Int
  let height: Int
  let bytesPerRow: Int
  let bitmapInfo: CGBitmapInfo
  let bytesPerPixel: Int
  private let components: Components
  private let isPremultiplied: Bool

  /// Pictures have no more pixels than this.
  private static let maximumArea = 64 * 1024 * 1024

  /// - Parameters:
  ///   - bitsPerPixel: nil for as many as the components need.
  ///   - bytesPerRow: 0 for rows without gaps.
  /// - Returns: nil for a layout that is not known, a picture without pixels or with too many, and rows that are too short.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int? = nil, bytesPerRow: Int, isGray: Bool,
    bitmapInfo: CGBitmapInfo
  ) {
    guard width > 0, height > 0, width <= Self.maximumArea, height <= Self.maximumArea / width, bitsPerComponent == 8,
      bitmapInfo.isDisjoint(with: .floatInfoMask), let alpha = bitmapInfo.alpha, let order = bitmapInfo.order,
      let components = Self.components(alpha, order, isGray: isGray)
    else { return nil }
    (self.components, bytesPerPixel) = components
    guard bitsPerPixel == nil || bitsPerPixel == bytesPerPixel * 8,
      bytesPerRow == 0 || bytesPerRow >= width * bytesPerPixel, bytesPerRow <= Self.maximumArea * 8 / height
    else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow == 0 ? width * bytesPerPixel : bytesPerRow
    self.bitmapInfo = bitmapInfo
    isPremultiplied = alpha != .first && alpha != .last
  }

  /// How many bytes the picture takes; the last row may lack its gap.
  var byteCount: Int { (height - 1) * bytesPerRow + width * bytesPerPixel }
  var isGray: Bool { if case .gray = components { true } else { false } }
  /// Whether contexts draw into it: their colors are multiplied by alpha, and a pixel has a size that a processor reads.
  var canBeDrawnInto: Bool { isPremultiplied && bytesPerPixel != 3 }

  private static func components(
    _ alpha: CGImageAlphaInfo, _ order: CGImageByteOrderInfo, isGray: Bool
  ) -> (Components, bytesPerPixel: Int)? {
    guard order != .order16Little, order != .order16Big, order != .orderMask else { return nil }
    switch (alpha, isGray) {
    case (.alphaOnly, _): return (.alpha, 1)
    case (.none, true): return (.gray, 1)
    case (_, true): return nil
    case (.none, false): return order == .order32Little ? nil : (.colors(red: 0, green: 1, blue: 2, alpha: nil), 3)
    default: return (colors(alpha, isReversed: order == .order32Little), 4)
    }
  }

  private static func colors(_ info: CGImageAlphaInfo, isReversed: Bool) -> Components {
    let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(info)
    let hasAlpha = info != .noneSkipFirst && info != .noneSkipLast
    func place(_ index: Int) -> Int { isReversed ? 3 - index : index }
    let start = isFirst ? 1 : 0
    return .colors(
      red: place(start), green: place(start + 1), blue: place(start + 2),
      alpha: hasAlpha ? place(isFirst ? 0 : 3) : nil)
  }

  // MARK: Pixels

  /// The pixels in memory as blue, green, red and alpha without gaps, with the colors multiplied by alpha.
  func decode(_ memory: UnsafeRawBufferPointer) -> [UInt8] {
    guard memory.count >= byteCount else { return [UInt8](repeating: 0, count: width * height * 4) }
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, count in
      for row in 0..<height {
        for column in 0..<width {
          let source = UnsafeRawBufferPointer(rebasing: memory[(row * bytesPerRow + column * bytesPerPixel)...])
          let target = (row * width + column) * 4
          let (blue, green, red, alpha) = pixel(source)
          pixels.initializeElement(at: target, to: blue)
          pixels.initializeElement(at: target + 1, to: green)
          pixels.initializeElement(at: target + 2, to: red)
          pixels.initializeElement(at: target + 3, to: alpha)
        }
      }
      count = width * height * 4
    }
  }

  private func pixel(_ source: UnsafeRawBufferPointer) -> (blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8) {
    switch components {
    case .gray: return (source[0], source[0], source[0], 255)
    case .alpha: return (0, 0, 0, source[0])
    case .colors(let red, let green, let blue, let alphaPlace):
      guard let alphaPlace else { return (source[blue], source[green], source[red], 255) }
      let alpha = source[alphaPlace]
      func multiplied(_ place: Int) -> UInt8 {
        // A color is never brighter than its alpha.
        isPremultiplied ? min(source[place], alpha) : UInt8((Int(source[place]) * Int(alpha) + 127) / 255)
      }
      return (multiplied(blue), multiplied(green), multiplied(red), alpha)
    }
  }

  /// Writes pixels, given as `decode(_:)` has them. What lies between rows stays as it is.
  func encode(_ pixels: [UInt8], to memory: UnsafeMutableRawBufferPointer) {
    assert(canBeDrawnInto && pixels.count == width * height * 4 && memory.count >= byteCount)
    for row in 0..<height {
      for column in 0..<width {
        let source = (row * width + column) * 4
        let target = row * bytesPerRow + column * bytesPerPixel
        switch components {
        case .gray: memory[target] = Self.gray(pixels, at: source)
        case .alpha: memory[target] = pixels[source + 3]
        case .colors(let red, let green, let blue, let alpha):
          memory[target + blue] = pixels[source]
          memory[target + green] = pixels[source + 1]
          memory[target + red] = pixels[source + 2]
          if let alpha { memory[target + alpha] = pixels[source + 3] }
        }
      }
    }
  }

  /// How bright a color is for the eye: the weights of Rec. 601.
  private static func gray(_ pixels: [UInt8], at start: Int) -> UInt8 {
    let weighted = Int(pixels[start]) * 114 + Int(pixels[start + 1]) * 587 + Int(pixels[start + 2]) * 299
    return UInt8((weighted + 500) / 1000)
  }
}
