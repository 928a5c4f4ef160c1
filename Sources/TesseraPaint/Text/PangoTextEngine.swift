import Foundation
import TesseraCore

/// Measures and lays out text with Pango and HarfBuzz.
///
/// Figures do not depend on the screen, on hinting or on the machine, only on the fonts installed. What it learns
/// about fonts and texts is kept in bounded caches, so one engine should serve a whole process.
@MainActor
package final class PangoTextEngine: TextEngine {
  /// The shared engine.
  package static let shared = PangoTextEngine()

  package let bitmapDecoder: any BitmapDecoder = PixbufDecoder()
  private let shaper = TextShaper()
  package private(set) var shapedTextCount = 0
  private var texts = BoundedCache<ResolvedText, CachedText>(capacity: 2_000)

  package init() {}

  /// What takes warnings of scripts that no font has, for tests; else standard error and the recorder do.
  package var reportMissingFont: (RuntimeWarning) -> Void {
    get { shaper.library.missingFonts.report }
    set { shaper.library.missingFonts.report = newValue }
  }

  package func metrics(of font: ResolvedFont) -> FontMetrics {
    shaper.library.font(for: font).metrics
  }

  package func measure(_ text: ResolvedText) -> TextMeasure {
    shaper.quickMeasure(text) ?? cached(text).shaped.measure
  }

  package func layout(_ text: ResolvedText, width: CGFloat?, maximumLines: Int?) -> any TextLayout {
    let cached = cached(text)
    return cached.layout(limit: Self.limit(width), maximumLines: maximumLines.map { max($0, 1) }) {
      makeLayout(cached.shaped, limit: $0, maximumLines: $1)
    }
  }

  private func makeLayout(_ shaped: ShapedText, limit: Int?, maximumLines: Int?) -> GlyphLayout {
    if limit != nil {
      shaper.findLineStarts(of: shaped)
    }
    let breaker = LineBreaker(shaped: shaped, limit: limit, maximumLines: maximumLines) { attributes in
      self.cached(ResolvedText(runs: [ResolvedText.Run(string: "\u{2026}", attributes: attributes)])).shaped
    }
    return GlyphLayout(breaker.breakLines(), text: shaped.text)
  }

  private func cached(_ text: ResolvedText) -> CachedText {
    texts.value(for: text) {
      shapedTextCount += 1
      return CachedText(shaper.shape(text))
    }
  }

  /// A width in Pango units, with room for what was lost in rounding. Widths that are not numbers do not limit.
  private static func limit(_ width: CGFloat?) -> Int? {
    guard let width, !width.isNaN, width < PangoUnits.limit else { return nil }
    return max(0, PangoUnits.units(width)) + 1
  }
}
