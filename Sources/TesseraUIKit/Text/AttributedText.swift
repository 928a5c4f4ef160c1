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
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
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
        var run = AttributedString((string.string as NSString).substring(with: range))
        run.take(attributes)
        words += run
      }
    }
    self = parts.isEmpty ? Text(words) : (parts + [Text(words)]).reduce(Text(verbatim: "")) { $0 + $1 }
  }
}

extension AttributedString {
  /// Takes the attributes of UIKit that have counterparts.
  fileprivate mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.swiftUI.font = Font(font) }
    if let color = attributes[.foregroundColor] as? UIColor { self.swiftUI.foregroundColor = Color(color) }
    if let color = attributes[.backgroundColor] as? UIColor { self.swiftUI.backgroundColor = Color(color) }
    if let kern = Self.number(attributes[.kern]) { self.swiftUI.kern = kern }
    if let offset = Self.number(attributes[.baselineOffset]) { self.swiftUI.baselineOffset = offset }
    if let style = Self.number(attributes[.underlineStyle]), style != 0 {
      let color = (attributes[.underlineColor] as? UIColor).map { Color($0) }
      self.swiftUI.underlineStyle = Text.LineStyle(pattern: .solid, color: color)
    }
    if let style = Self.number(attributes[.strikethroughStyle]), style != 0 {
      let color = (attributes[.strikethroughColor] as? UIColor).map { Color($0) }
      self.swiftUI.strikethroughStyle = Text.LineStyle(pattern: .solid, color: color)
    }
    if let url = attributes[.link] as? URL { self.foundation.link = url }
    if let string = attributes[.link] as? String { self.foundation.link = URL(string: string) }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
