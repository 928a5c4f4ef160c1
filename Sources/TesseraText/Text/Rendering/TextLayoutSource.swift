import Foundation

/// The laid-out text that the lines, runs and slices of a `Text.Layout` are parts of.
package nonisolated final class TextLayoutSource: @unchecked Sendable {
  // Sendable: it is used on the engine's thread only.
  let layout: any TextLayout
  let text: ResolvedText
  let lines: [TextLineFigures]
  let isTruncated: Bool
  private let paints: [TextPaint]
  /// Where each byte of the text lies in UTF-16; nil until it is requested.
  private var offsets: [Int]?

  @MainActor package init(_ layout: any TextLayout, _ text: ResolvedText, paints: [TextPaint]) {
    self.layout = layout
    self.text = text
    self.paints = paints
    lines = layout.lineFigures
    isTruncated = layout.isTruncated
  }

  func isEqual(to other: TextLayoutSource) -> Bool {
    self === other || layout === other.layout
  }

  func characterIndex(ofByte byte: Int) -> Text.Layout.CharacterIndex? {
    let known = offsets ?? makeOffsets()
    offsets = known
    return known.indices.contains(byte) ? Text.Layout.CharacterIndex(value: known[byte]) : nil
  }

  private func makeOffsets() -> [Int] {
    var offsets: [Int] = []
    var offset = 0
    for scalar in text.string.unicodeScalars {
      offsets.append(contentsOf: repeatElement(offset, count: UTF8.width(scalar)))
      offset += UTF16.width(scalar)
    }
    return offsets
  }

  /// What draws some clusters of a run.
  package func item(
    line: Int, run: Int, clusters: Range<Int>, _ options: Text.Layout.DrawingOptions
  ) -> DisplayItem {
    let isExact = options.contains(.disablesSubpixelQuantization)
    let part = EngineThread.unsafelyIsolated {
      layout.part(line: line, run: run, clusters: clusters, isExact: isExact)
    }
    return .text(part, at: .zero, paints: paints)
  }
}

extension UTF8 {
  nonisolated fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
