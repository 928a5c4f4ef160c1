import Foundation
import TesseraCore

/// A shaped text with its recent layouts.
@MainActor
final class CachedText {
  private struct Entry {
    var limit: Int?
    var maximumLines: Int?
    var layout: GlyphLayout
  }

  let shaped: ShapedText
  private var entries: [Entry] = []
  private var oldest = 0

  /// A container that negotiates tries a handful of widths.
  private static let capacity = 6

  init(_ shaped: ShapedText) {
    self.shaped = shaped
  }

  /// The layout for a limit, made by `make` if it was not asked for lately.
  ///
  /// Limits at which nothing has to break count as none, so all widths that are large enough share one layout.
  ///
  /// - Parameter limit: Pango units.
  func layout(
    limit: Int?, maximumLines: Int?, make: (_ limit: Int?, _ maximumLines: Int?) -> GlyphLayout
  ) -> GlyphLayout {
    let limit = limit.flatMap { $0 < shaped.naturalWidth ? $0 : nil }
    let maximumLines = maximumLines.flatMap { limit != nil || $0 < shaped.paragraphs.count ? $0 : nil }
    for entry in entries where entry.limit == limit && entry.maximumLines == maximumLines {
      return entry.layout
    }
    let entry = Entry(limit: limit, maximumLines: maximumLines, layout: make(limit, maximumLines))
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
    return entry.layout
  }
}
