import Foundation
import SwiftUI
import TesseraCore

extension UIImage {
  /// How a picture is made of what it is made of.
  public class Configuration {
    fileprivate init() {}
  }

  /// How a symbol is drawn.
  public final class SymbolConfiguration: Configuration {
    fileprivate let font: UIFont
    fileprivate let scale: SymbolScale

    private init(font: UIFont, scale: SymbolScale) {
      self.font = font
      self.scale = scale
      super.init()
    }

    /// As large as letters, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(font: .systemFont(ofSize: pointSize), scale: .default)
    }

    /// As large and as heavy as letters.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default) {
      self.init(font: .systemFont(ofSize: pointSize, weight: weight.font), scale: scale)
    }

    /// As heavy as letters.
    public convenience init(weight: SymbolWeight) {
      self.init(font: .systemFont(ofSize: 17, weight: weight.font), scale: .default)
    }

    /// Small, as usual or large beside letters.
    public convenience init(scale: SymbolScale) {
      self.init(font: .systemFont(ofSize: 17), scale: scale)
    }

    /// As letters of text for a purpose.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// As letters of a font.
    public convenience init(font: UIFont, symbolScale scale: SymbolScale = .default) {
      self.init(font: font, scale: scale)
    }
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    fileprivate var font: UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// How large a symbol is beside letters.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large

    fileprivate var scale: Image.Scale {
      switch self {
      case .small: .small
      case .large: .large
      case .default, .unspecified, .medium: .medium
      }
    }
  }

  /// A symbol of the system; nil if there is none of that name. Symbols are drawn on the main thread only.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol of the system; nil if there is none of that name. Symbols are drawn on the main thread only.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard EngineThread.isCurrent else { return nil }
    let settings = configuration as? SymbolConfiguration ?? SymbolConfiguration(scale: .default)
    let (font, symbolScale) = (Font(settings.font), settings.scale.scale)
    let pixels: (CGImage, CGFloat)? = EngineThread.unsafelyIsolated {
      guard SymbolLibrary.shared.artwork(named: name) != nil else { return nil }
      let symbol = Image(systemName: name).font(font).imageScale(symbolScale)
      let size = OffscreenView.size(of: symbol, in: CGSize(width: CGFloat.nan, height: .nan))
      let format = UIGraphicsImageRendererFormat.default()
      format.scale = 3
      let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
        context.cgContext.draw(ViewDrawing.items(of: symbol))
      }
      return picture.cgImage.map { ($0, picture.scale) }
    }
    guard let (image, scale) = pixels else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up, renderingMode: .automatic, isSymbol: true)
  }
}
