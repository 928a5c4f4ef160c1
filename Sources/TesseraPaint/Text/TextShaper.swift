import CPango
import Foundation
import TesseraCore

/// Turns text into glyphs: by adding up, by HarfBuzz or by Pango, whichever is the cheapest that is exact.
final class TextShaper {
  let library = FontLibrary()
  private let latinShaper = LatinShaper()
  private lazy var pangoShaper = PangoShaper(library: library)

  /// The measure of a text whose width is a sum; nil for any other text.
  func quickMeasure(_ text: ResolvedText) -> TextMeasure? {
    guard text.runs.count == 1, text.lineHeight == nil else { return nil }
    let attributes = text.runs[0].attributes
    let font = library.font(for: attributes.font)
    guard let widths = font.latinWidths, attributes.baselineOffset == 0, attributes.attachment == nil,
      attributes.rarities?.language == nil, !text.runs[0].string.isEmpty
    else {
      return nil
    }
    let tracking = font.systemTracking + Self.spacing(of: attributes)
    let sums = text.runs[0].string.utf8.withContiguousStorageIfAvailable {
      widths.measure($0, tracking: tracking)
    }
    guard let (width, widest) = sums ?? nil else { return nil }
    let baseline = PangoUnits.points(font.ascent)
    return TextMeasure(
      size: CGSize(width: PangoUnits.points(max(width, 0)), height: PangoUnits.points(font.ascent + font.descent)),
      firstBaseline: baseline, lastBaseline: baseline, minimumWidth: PangoUnits.points(max(widest, 0)), lineCount: 1)
  }

  func shape(_ text: ResolvedText) -> ShapedText {
    let shaped = unshaped(text)
    if !latinShaper.shape(into: shaped) {
      pangoShaper.shape(into: shaped)
    }
    return shaped
  }

  /// Shapes without any short cut.
  func shapeWithPango(_ text: ResolvedText) -> ShapedText {
    let shaped = unshaped(text)
    pangoShaper.shape(into: shaped)
    return shaped
  }

  /// Fills in where lines of Latin text may start.
  func findLineStarts(of shaped: ShapedText) {
    guard !shaped.knowsLineStarts else { return }
    LineStarts.fill(shaped)
  }

  private func unshaped(_ text: ResolvedText) -> ShapedText {
    var text = text
    if text.runs.isEmpty { text.runs = [Self.emptyRun] }
    return ShapedText(text: text, styles: text.runs.map { style(for: $0.attributes) })
  }

  /// What a text without runs is taken for.
  private static let emptyRun = ResolvedText.Run(
    string: "",
    attributes: ResolvedText.Attributes(
      font: ResolvedFont(family: .system(.default), size: 17),
      color: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)))

  private func style(for attributes: ResolvedText.Attributes) -> ShapedText.Style {
    let font = library.font(for: attributes.font)
    let picture = attributes.attachment
    return ShapedText.Style(
      font: font, size: PangoUnits.units(attributes.font.size),
      ascent: picture.map { PangoUnits.units($0.ascent) } ?? font.ascent,
      descent: picture.map { PangoUnits.units($0.descent) } ?? font.descent,
      raise: PangoUnits.units(attributes.baselineOffset),
      spacing: Self.spacing(of: attributes), spreadsLigatures: attributes.tracking != 0)
  }

  /// Tracking replaces kerning when both are given.
  private static func spacing(of attributes: ResolvedText.Attributes) -> Int {
    PangoUnits.units(attributes.tracking != 0 ? attributes.tracking : attributes.kerning)
  }
}
