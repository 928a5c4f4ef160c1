import SwiftUI

/// A mark in words (CH16).
nonisolated struct MarkDescription {
  /// Where the mark stands, and the series that it belongs to.
  let label: String
  /// What it shows there.
  let value: String

  init(_ mark: ChartMark, _ formats: ChartFormats) {
    func words(_ extent: MarkExtent) -> String {
      if let value = extent.value { return value.text(formats) }
      return [extent.start, extent.end].compactMap { $0?.text(formats) }.joined(separator: " – ")
    }
    let isVertical = mark.isVertical
    let place = mark.kind == .sector ? "" : words(isVertical ? mark.x : mark.y)
    let series = [mark.series, mark.attributes.styleBy, mark.attributes.symbolBy, mark.attributes.positionBy]
      .compactMap { $0?.text(formats) }.first
    label = [place, series ?? ""].filter { !$0.isEmpty && $0 != "" }.joined(separator: ", ")
    value = mark.kind == .sector ? words(mark.x) : words(isVertical ? mark.y : mark.x)
  }
}
