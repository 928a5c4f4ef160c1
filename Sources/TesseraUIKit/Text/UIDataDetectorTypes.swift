import Foundation
import SwiftUI
import TesseraCore

/// What of a text becomes a link.
nonisolated public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages, and of mail.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Places of letters. None is found here.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates. None is found here.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

nonisolated extension NSAttributedString {
  /// The text with links at what is found in it (J140). Links that it has stay.
  func detecting(_ types: UIDataDetectorTypes) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    for (range, url) in DataDetector.links(in: string, types) {
      let range = NSRange(range, in: string)
      guard text.attribute(.link, at: range.location, effectiveRange: nil) == nil else { continue }
      text.addAttribute(.link, value: url, range: range)
    }
    return text
  }
}

/// Finds what can be opened in texts.
nonisolated enum DataDetector {
  static func links(in text: String, _ types: UIDataDetectorTypes) -> [(Range<String.Index>, URL)] {
    var found: [(Range<String.Index>, URL)] = []
    if types.contains(.link) {
      for match in text.matches(of: /(?:https?:\/\/|www\.)[^\s<>"]+|[\w.+\-]+@[\w\-]+(?:\.[\w\-]+)+/) {
        let range = match.range.lowerBound..<end(of: text[match.range], in: text)
        let address = String(text[range])
        let scheme =
          address.hasPrefix("http") ? "" : address.hasPrefix("www.") ? "http://" : "mailto:"
        if let url = URL(string: scheme + address) { found.append((range, url)) }
      }
    }
    if types.contains(.phoneNumber) {
      for match in text.matches(of: /(?:\+|\b|\()\d[\d \-.\/()]{5,}\d\b/) {
        let number = String(text[match.range].filter { $0.isNumber || $0 == "+" })
        guard (7...15).contains(number.filter(\.isNumber).count), let url = URL(string: "tel:\(number)"),
          !found.contains(where: { $0.0.overlaps(match.range) })
        else { continue }
        found.append((match.range, url))
      }
    }
    return found
  }

  /// The signs that end a sentence do not belong to an address.
  private static func end(of match: Substring, in text: String) -> String.Index {
    var match = match
    while let last = match.last, ".,;:!?)'".contains(last) { match.removeLast() }
    return match.endIndex
  }
}
