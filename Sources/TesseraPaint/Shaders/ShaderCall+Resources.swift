import CCairo
import Foundation
import TesseraCore
import TesseraShaders

extension ShaderCall {
  /// What the program of the call reads.
  ///
  /// - Parameter canvas: decides how many pixels pictures get.
  @MainActor
  func resources(for canvas: CairoCanvas) -> ShaderResources {
    var resources = ShaderResources()
    for argument in arguments {
      switch argument {
      case .numbers(let numbers):
        resources.numbers += numbers
      case .boundingRect:
        resources.numbers += [
          Float(bounds.minX - origin.x), Float(bounds.minY - origin.y), Float(bounds.width), Float(bounds.height),
        ]
      case .color(let color):
        resources.numbers += color.premultiplied
      case .numberArray(let numbers):
        resources.buffers.append(numbers.map(\.bitPattern))
        resources.numbers.append(Self.count(numbers.count))
      case .colorArray(let colors):
        resources.buffers.append(colors.flatMap(\.premultiplied).map(\.bitPattern))
        resources.numbers.append(Self.count(colors.count))
      case .bytes(let bytes):
        resources.buffers.append(Self.words(bytes))
        resources.numbers.append(Self.count(bytes.count))
      case .image(let tile):
        resources.pictures.append(canvas.picture(of: tile) ?? .clear)
      }
    }
    return resources
  }

  /// A whole number as the bits that a register for one has.
  private static func count(_ count: Int) -> Float { Float(bitPattern: UInt32(clamping: count)) }

  private static func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      (0..<4).reduce(0) { word, place in
        start + place < bytes.count ? word | UInt32(bytes[start + place]) << UInt32(8 * place) : word
      }
    }
  }
}

extension Color.Resolved {
  /// Red, green and blue multiplied by the opacity, and the opacity.
  fileprivate var premultiplied: [Float] { [red * opacity, green * opacity, blue * opacity, opacity] }
}

extension CairoCanvas {
  /// What an image shows, in pixels; one clear pixel if it shows nothing.
  fileprivate func picture(of tile: TilePaint) -> ShaderPicture? {
    let (width, height) = (
      pixels(Double(tile.frame.width), across: true), pixels(Double(tile.frame.height), across: false)
    )
    let bytes = PixelBuffer.draw(width: width, height: height) { context in
      guard tile.frame.width > 0, tile.frame.height > 0 else { return }
      cairo_scale(context, Double(width) / Double(tile.frame.width), Double(height) / Double(tile.frame.height))
      cairo_translate(context, -Double(tile.frame.minX), -Double(tile.frame.minY))
      CairoCanvas(context: context).draw(DisplayList(items: tile.items))
    }
    return ShaderPicture(bytes: bytes, width: width, height: height)
  }
}
