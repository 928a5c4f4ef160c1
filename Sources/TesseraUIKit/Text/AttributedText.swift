import Foundation
import SwiftUI

/// Where lines lie from left to right.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center
  /// At the right.
  case right
  /// From one edge to the other. Shown as `natural` here.
  case justified
  /// Where lines of the language begin.
  case natural

  package var alignment: TextAlignment {
    switch self {
    case .left, .natural, .justified: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  package var place: HorizontalAlignment {
    switch self {
    case .left, .natural, .justified: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

/// What becomes of text that does not fit into a line.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line with the next word.
  case byWordWrapping = 0
  /// It goes on in the next line with the next character.
  case byCharWrapping
  /// It is cut off.
  case byClipping
  /// Its beginning is left out.
  case byTruncatingHead
  /// Its end is left out.
  case byTruncatingTail
  /// Its middle is left out.
  case byTruncatingMiddle

  package var truncation: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

/// How a line is drawn below or through text.
nonisolated public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind letters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The distance between letters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The distance behind every letter, in points.
  public static let tracking = NSAttributedString.Key("NSTracking")
  /// The line below letters, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the line below letters, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through letters, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the line through letters, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far letters are raised, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// What is opened by a tap, a `URL` or its string.
  public static let link = NSAttributedString.Key("NSLink")
}

extension Text {
  /// Text with the attributes of UIKit.
  package init(_ string: NSAttributedString) {
    var parts: [Text] = []
    var words = AttributedString()
    let all = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: all) { attributes, range, _ in
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        parts.append(Text(words))
        words = AttributedString()
        if let picture = MainActor.assumeIsolated({ attachment.text }) { parts.append(picture) }
      } else {
        let run = (string.string as NSString).substring(with: range)
        words += AttributedString(run, attributes: AttributeContainer(attributes))
      }
    }
    self = parts.isEmpty ? Text(words) : (parts + [Text(words)]).reduce(Text(verbatim: "")) { $0 + $1 }
  }
}
