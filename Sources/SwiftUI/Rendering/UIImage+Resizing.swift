import Foundation
import TesseraCore

nonisolated extension UIImage {
  /// How what lies between the edges of a stretched picture fills its room.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// The same picture, of which the edges keep their thickness where it is stretched and the middle is repeated (J138).
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture, of which the edges keep their thickness where it is stretched (J138).
  ///
  /// - Parameters:
  ///   - capInsets: how thick the edges are, in points. Figures that are negative or no numbers count as 0.
  ///   - resizingMode: how what lies between them fills its room.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
    return UIImage(
      cgImage: cgImage ?? CGImage(.clearPixel), scale: scale, orientation: imageOrientation,
      renderingMode: renderingMode, isSymbol: isSymbolImage,
      capInsets: UIEdgeInsets(
        top: usable(capInsets.top), left: usable(capInsets.left), bottom: usable(capInsets.bottom),
        right: usable(capInsets.right)), resizingMode: resizingMode)
  }

  /// The picture as one of SwiftUI that fills what it is offered: pictures without edges of their own are stretched.
  package var filling: Image {
    guard capInsets != .zero else { return Image(uiImage: self).resizable() }
    return Image(uiImage: self).resizable(
      capInsets: EdgeInsets(
        top: capInsets.top, leading: capInsets.left, bottom: capInsets.bottom, trailing: capInsets.right),
      resizingMode: resizingMode == .tile ? .tile : .stretch)
  }
}
