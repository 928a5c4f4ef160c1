import Foundation
import TesseraCore
import TesseraPaint

/// Measures lines of text with the engine that views use, but without any view.
@_spi(TesseraTools)
@MainActor
public struct TextRuler {
  private var text: ResolvedText

  /// A ruler for upright text of the system font. `fontSize` is in points.
  public init(fontSize: CGFloat) {
    let font = ResolvedFont(family: .system(.default), size: fontSize)
    let color = Color.primary.resolve(in: EnvironmentValues())
    let attributes = ResolvedText.Attributes(font: font, color: color)
    text = ResolvedText(runs: [ResolvedText.Run(string: "", attributes: attributes)])
  }

  /// The size of `string` without wrapping, in points, unrounded.
  public mutating func size(of string: String) -> CGSize {
    text.runs[0].string = string
    return PangoTextEngine.shared.measure(text).size
  }
}
