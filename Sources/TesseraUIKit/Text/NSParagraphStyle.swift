import Foundation
import Synchronization

/// How the lines of a paragraph lie (J87). It may be used anywhere, as a part of texts that may be.
@MainActor @preconcurrency
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  nonisolated private let storage = Mutex(ParagraphValues())

  nonisolated fileprivate var values: ParagraphValues {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  /// Lines as views show them without a style.
  nonisolated public override init() {
    super.init()
  }

  /// Lines as views show them without a style.
  nonisolated public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines lie from left to right; `natural` leaves it to what shows the text.
  nonisolated open var alignment: NSTextAlignment { values.alignment }

  /// The space between lines, in points.
  nonisolated open var lineSpacing: CGFloat { values.lineSpacing }

  /// The space below the paragraph, in points.
  nonisolated open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// The space above the paragraph, in points.
  nonisolated open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// Where lines begin, in points from the edge.
  nonisolated open var headIndent: CGFloat { values.headIndent }

  /// Where lines end, in points: from the edge where they begin if it is positive, else from the other one.
  nonisolated open var tailIndent: CGFloat { values.tailIndent }

  /// Where the first line begins, in points from the edge. One that begins before the others begins where they do here.
  nonisolated open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// What the height of lines is multiplied by; 0 for 1.
  nonisolated open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// How high lines are at least, in points; 0 for as high as their fonts.
  nonisolated open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// How high lines are at most, in points. It has no effect here: lines are as high as their fonts.
  nonisolated open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// What becomes of text that does not fit.
  nonisolated open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// How likely words are divided, from 0 to 1. Words are not divided here.
  nonisolated open var hyphenationFactor: Float { values.hyphenationFactor }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  nonisolated open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  nonisolated open override var hash: Int { values.hashValue }
}

/// How the lines of a paragraph lie, as a program sets it (J87). What is no number counts as 0.
@MainActor @preconcurrency
open class NSMutableParagraphStyle: NSParagraphStyle {
  nonisolated private func set<Value>(_ path: WritableKeyPath<ParagraphValues, Value>, _ value: Value) {
    values[keyPath: path] = value
  }

  nonisolated private func set(_ path: WritableKeyPath<ParagraphValues, CGFloat>, length value: CGFloat) {
    values[keyPath: path] = value.isFinite ? value : 0
  }

  nonisolated open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { set(\.alignment, newValue) }
  }

  nonisolated open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { set(\.lineSpacing, length: newValue) }
  }

  nonisolated open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { set(\.paragraphSpacing, length: newValue) }
  }

  nonisolated open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { set(\.paragraphSpacingBefore, length: newValue) }
  }

  nonisolated open override var headIndent: CGFloat {
    get { super.headIndent }
    set { set(\.headIndent, length: newValue) }
  }

  nonisolated open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { set(\.tailIndent, length: newValue) }
  }

  nonisolated open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { set(\.firstLineHeadIndent, length: newValue) }
  }

  nonisolated open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { set(\.lineHeightMultiple, length: newValue) }
  }

  nonisolated open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { set(\.minimumLineHeight, length: newValue) }
  }

  nonisolated open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { set(\.maximumLineHeight, length: newValue) }
  }

  nonisolated open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { set(\.lineBreakMode, newValue) }
  }

  nonisolated open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { set(\.hyphenationFactor, newValue) }
  }

  /// Takes the values of another style.
  nonisolated open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}

nonisolated private struct ParagraphValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var hyphenationFactor: Float = 0
}

extension NSAttributedString.Key {
  /// How the lines of a paragraph lie, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A picture in the text, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
