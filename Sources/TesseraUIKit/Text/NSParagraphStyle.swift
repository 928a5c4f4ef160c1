import Foundation

/// How the lines of a paragraph lie (J87).
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate var values = ParagraphValues()

  /// Lines as views show them without a style.
  public override init() {
    super.init()
  }

  /// Lines as views show them without a style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines lie from left to right; `natural` leaves it to what shows the text.
  open var alignment: NSTextAlignment { values.alignment }

  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// The space below the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// The space above the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// Where lines begin, in points from the edge.
  open var headIndent: CGFloat { values.headIndent }

  /// Where lines end, in points: from the edge where they begin if it is positive, else from the other one.
  open var tailIndent: CGFloat { values.tailIndent }

  /// Where the first line begins, in points from the edge. One that begins before the others begins where they do here.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// What the height of lines is multiplied by; 0 for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// How high lines are at least, in points; 0 for as high as their fonts.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// How high lines are at most, in points. It has no effect here: lines are as high as their fonts.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// What becomes of text that does not fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// How likely words are divided, from 0 to 1. Words are not divided here.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.hashValue }
}

/// How the lines of a paragraph lie, as a program sets it (J87). What is no number counts as 0.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  private func set<Value>(_ path: WritableKeyPath<ParagraphValues, Value>, _ value: Value) {
    values[keyPath: path] = value
  }

  private func set(_ path: WritableKeyPath<ParagraphValues, CGFloat>, length value: CGFloat) {
    values[keyPath: path] = value.isFinite ? value : 0
  }

  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { set(\.alignment, newValue) }
  }

  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { set(\.lineSpacing, length: newValue) }
  }

  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { set(\.paragraphSpacing, length: newValue) }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { set(\.paragraphSpacingBefore, length: newValue) }
  }

  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { set(\.headIndent, length: newValue) }
  }

  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { set(\.tailIndent, length: newValue) }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { set(\.firstLineHeadIndent, length: newValue) }
  }

  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { set(\.lineHeightMultiple, length: newValue) }
  }

  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { set(\.minimumLineHeight, length: newValue) }
  }

  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { set(\.maximumLineHeight, length: newValue) }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { set(\.lineBreakMode, newValue) }
  }

  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { set(\.hyphenationFactor, newValue) }
  }

  /// Takes the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
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
