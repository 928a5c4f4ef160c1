import Foundation

/// Where some characters of a text lead.
package final class TextLink: Hashable, Sendable {
  package let url: URL

  package init(url: URL) {
    self.url = url
  }

  package static func == (left: TextLink, right: TextLink) -> Bool {
    left === right || left.url == right.url
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(url)
  }
}

/// Some characters of a text that lead to the same place.
package struct TextLinkSpan: Equatable {
  package let link: TextLink
  /// What the characters say.
  package var label: String
  /// Counted in characters of the whole text.
  package var characters: Range<Int>

  /// The links in a text, in order.
  package static func spans(in text: ResolvedText) -> [TextLinkSpan] {
    var spans: [TextLinkSpan] = []
    guard text.hasLinks else { return spans }
    var count = 0
    for run in text.runs {
      let range = count..<(count + run.string.count)
      count = range.upperBound
      guard let link = run.attributes.link, !range.isEmpty else { continue }
      if let last = spans.last, last.link == link, last.characters.upperBound == range.lowerBound {
        spans[spans.count - 1].label += run.string
        spans[spans.count - 1].characters = last.characters.lowerBound..<range.upperBound
      } else {
        spans.append(TextLinkSpan(link: link, label: run.string, characters: range))
      }
    }
    return spans
  }
}

extension ResolvedText {
  /// Whether some of the characters lead somewhere.
  package var hasLinks: Bool { runs.contains { $0.attributes.link != nil } }
}
