import Foundation
import SwiftUI
import TesseraCore

/// Text with the attributes of UIKit, a view for each paragraph that has a style (J87).
package struct StyledText: View {
  private let paragraphs: [StyledParagraph]
  private let fills: Bool

  /// - Parameters:
  ///   - string: the text.
  ///   - alignment: where lines of paragraphs without an alignment of their own lie.
  ///   - fills: whether it is as wide as what it is offered, so that its alignments count for that.
  package init(_ string: NSAttributedString, alignment: NSTextAlignment = .natural, fills: Bool = false) {
    paragraphs = string.paragraphs(alignment)
    self.fills = fills
  }

  package var body: some View {
    if paragraphs.count == 1, paragraphs[0].isPlain {
      // An alignment of the surroundings is not changed.
      paragraphs[0].text
    } else {
      ParagraphLayout(places: paragraphs.map(\.place), fills: fills) {
        // tessera:disable unstable-foreach-id - a paragraph is known by its order
        ForEach(Array(paragraphs.enumerated()), id: \.offset) { _, paragraph in paragraph.view }
      }
    }
  }
}

/// A paragraph with its style.
@MainActor
struct StyledParagraph {
  let text: Text
  /// nil for a text without styles, which may have several paragraphs.
  let style: NSParagraphStyle?
  let alignment: NSTextAlignment
  let lineHeight: CGFloat

  var isPlain: Bool { style == nil }

  @ViewBuilder var view: some View {
    text
      .multilineTextAlignment(alignment.alignment)
      .lineSpacing(lineSpacing)
      .truncationMode((style?.lineBreakMode ?? .byWordWrapping).truncation)
  }

  private var lineSpacing: CGFloat {
    guard let style else { return 0 }
    let multiplied = style.lineHeightMultiple > 0 ? lineHeight * (style.lineHeightMultiple - 1) : 0
    return style.lineSpacing + max(multiplied, style.minimumLineHeight - lineHeight, 0)
  }

  var place: ParagraphPlace {
    ParagraphPlace(
      head: max(0, style?.headIndent ?? 0), tail: style?.tailIndent ?? 0,
      above: max(0, style?.paragraphSpacingBefore ?? 0),
      below: max(0, style?.paragraphSpacing ?? 0), alignment: alignment)
  }
}

/// Where a paragraph lies.
struct ParagraphPlace: Equatable {
  let head: CGFloat
  let tail: CGFloat
  let above: CGFloat
  let below: CGFloat
  let alignment: NSTextAlignment

  /// How wide its lines may be.
  func width(in width: CGFloat) -> CGFloat { max(0, (tail > 0 ? min(tail, width) : width + tail) - head) }

  /// The room beside lines of a width.
  func room(around width: CGFloat) -> CGFloat { head + width + max(0, -tail) }
}

/// Paragraphs below one another.
private struct ParagraphLayout: Layout {
  let places: [ParagraphPlace]
  let fills: Bool

  private func proposal(_ place: ParagraphPlace, _ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { $0.isFinite ? place.width(in: $0) : $0 }, height: nil)
  }

  /// The space between a paragraph and the one before.
  private func gap(_ index: Int) -> CGFloat {
    places[index].above + (index > 0 ? places[index - 1].below : 0)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for (index, subview) in subviews.enumerated() where places.indices.contains(index) {
      let fitting = subview.sizeThatFits(self.proposal(places[index], proposal.width))
      size.width = max(size.width, places[index].room(around: fitting.width))
      size.height += fitting.height + (index > 0 ? gap(index) : 0)
    }
    if fills, let width = proposal.width, width.isFinite { size.width = max(size.width, width) }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() where places.indices.contains(index) {
      let place = places[index]
      let offered = self.proposal(place, bounds.width)
      let size = subview.sizeThatFits(offered)
      let rest = max(0, place.width(in: bounds.width) - size.width)
      if index > 0 { y += gap(index) }
      subview.place(at: CGPoint(x: bounds.minX + place.head + rest * place.alignment.share, y: y), proposal: offered)
      y += size.height
    }
  }
}

extension NSTextAlignment {
  /// How much of the room beside lines lies before them.
  nonisolated fileprivate var share: CGFloat {
    switch self {
    case .left, .natural, .justified: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

extension NSAttributedString {
  /// The paragraphs, or the whole text if none of them has a style.
  @MainActor
  fileprivate func paragraphs(_ alignment: NSTextAlignment) -> [StyledParagraph] {
    var hasStyle = false
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
      hasStyle = hasStyle || attributes[.paragraphStyle] is NSParagraphStyle
    }
    guard hasStyle else {
      return [StyledParagraph(text: Text(self), style: nil, alignment: alignment, lineHeight: 0)]
    }
    var result: [StyledParagraph] = []
    var start = 0
    for line in string.components(separatedBy: "\n") {
      let range = NSRange(location: start, length: (line as NSString).length)
      start += range.length + 1
      result.append(paragraph(range, alignment))
    }
    return result
  }

  @MainActor
  private func paragraph(_ range: NSRange, _ alignment: NSTextAlignment) -> StyledParagraph {
    let place = min(range.location, max(0, length - 1))
    let attributes = length > 0 ? self.attributes(at: place, effectiveRange: nil) : [:]
    let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    let font = attributes[.font] as? UIFont
    // An empty paragraph is as high as a line.
    var text = range.length > 0 ? Text(attributedSubstring(from: range)) : Text(verbatim: " ")
    if range.length == 0, let font { text = text.font(Font(font)) }
    let indent = style.firstLineHeadIndent - max(0, style.headIndent)
    if indent >= 1, indent <= 4096, range.length > 0 {
      let space = UIGraphicsImageRenderer(size: CGSize(width: indent, height: 1)).image { _ in }
      text = Text(Image(uiImage: space)) + text
    }
    return StyledParagraph(
      text: text, style: style, alignment: style.alignment == .natural ? alignment : style.alignment,
      lineHeight: (font ?? .systemFont(ofSize: 17)).lineHeight)
  }
}
