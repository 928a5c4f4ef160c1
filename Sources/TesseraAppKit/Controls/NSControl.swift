import Foundation
import SwiftUI
import TesseraUIKit

/// A view that tells of what the user does with it, and has a value, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSControl: NSView {
  /// Whether a control is on.
  public typealias StateValue = NSControl_StateValue

  /// How large a control is.
  nonisolated public enum ControlSize: UInt, Sendable {
    /// As usual.
    case regular = 0
    /// Smaller.
    case small
    /// Smaller still.
    case mini
    /// Larger.
    case large

    var size: SwiftUI.ControlSize {
      switch self {
      case .regular: .regular
      case .small: .small
      case .mini: .mini
      case .large: .large
      }
    }
  }

  private var ownTag = 0
  private var sendingEvents: NSEvent.EventTypeMask = .leftMouseUp
  /// The value, of the type that it was set as.
  private var content: Any?

  /// A control.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var tag: Int {
    get { ownTag }
    set { ownTag = newValue }
  }

  // MARK: Actions

  /// The object that `action` is sent to, which is not kept; nil for the first of the responders that has it (J74).
  open weak var target: AnyObject?

  /// The method that is sent when the user does what the control is for; nil for none (J74).
  open var action: Selector?

  /// Called when the user does what the control is for, before `action` is sent.
  open var actionHandler: ((NSControl) -> Void)?

  /// Tells of what the control is for, as if the user had done it.
  func sendAction() {
    actionHandler?(self)
    if let action { sendAction(action, to: target) }
  }

  /// Sends a method to an object, with the control as the sender (J74).
  ///
  /// - Parameters:
  ///   - action: the method; nil for none.
  ///   - target: the object; nil for the first of the responders that has the method.
  /// - Returns: whether it was received.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    action.map { NSApplication.shared.sendAction($0, to: target, from: self) } ?? false
  }

  /// Says which events send the action. It is only kept: the main button alone sends it (J74).
  ///
  /// - Returns: the kinds of events that were said before.
  @discardableResult
  open func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
    defer { sendingEvents = mask }
    return Int(truncatingIfNeeded: sendingEvents.rawValue)
  }

  /// Tells of what the control is for, as if the user had done it.
  open func performClick(_ sender: Any?) {
    if isEnabled { sendAction() }
  }

  // MARK: Appearance

  /// Whether the user can use it.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { faceDidChange() } }
  }

  /// Whether the user presses it. Controls show that themselves, so it is only kept.
  open var isHighlighted = false

  /// Whether it tells of each change, or of the last one only.
  open var isContinuous = true

  /// How large it is.
  open var controlSize = ControlSize.regular {
    didSet { if controlSize != oldValue { faceSizeDidChange() } }
  }

  /// The font of what it shows; nil for that of its size.
  open var font: NSFont? {
    didSet { if font != oldValue { faceSizeDidChange() } }
  }

  /// The font of what it shows.
  var fontOfFace: Font { Font(font ?? .systemFont(ofSize: NSFont.systemFontSize(for: controlSize))) }

  /// Where text lies from left to right.
  open var alignment = NSTextAlignment.natural {
    didSet { if alignment != oldValue { faceDidChange() } }
  }

  /// What becomes of text that does not fit into a line.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { faceSizeDidChange() } }
  }

  /// Gives the control the size of what it shows.
  open func sizeToFit() {
    let size = intrinsicContentSize
    setFrameSize(
      CGSize(width: size.width < 0 ? frame.width : size.width, height: size.height < 0 ? frame.height : size.height))
  }

  // MARK: The value

  /// The value, for subclasses that keep it elsewhere.
  var value: Any? {
    get { content }
    set {
      content = newValue
      faceSizeDidChange()
    }
  }

  /// The value.
  open var objectValue: Any? {
    get { value }
    set { value = newValue }
  }

  /// The value as a text.
  open var stringValue: String {
    get { value.map { "\($0)" } ?? "" }
    set { value = newValue }
  }

  /// The value as a text with attributes.
  open var attributedStringValue: NSAttributedString {
    get { value as? NSAttributedString ?? NSAttributedString(string: stringValue) }
    set { value = newValue }
  }

  /// The value as a number; 0 for a text that is none.
  open var doubleValue: Double {
    get { Self.number(value) }
    set { value = newValue }
  }

  /// The value as a number.
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }

  /// The value as a whole number; what has no such value is 0 or the nearest.
  open var integerValue: Int {
    get { Int(saturating: doubleValue) }
    set { doubleValue = Double(newValue) }
  }

  /// The value as a whole number.
  open var intValue: Int32 {
    get { Int32(clamping: integerValue) }
    set { integerValue = Int(newValue) }
  }

  private static func number(_ value: Any?) -> Double {
    switch value {
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    case let value as String: Double(value.trimmingCharacters(in: .whitespaces)) ?? 0
    default: 0
    }
  }

  /// Takes the value of another control.
  open func takeStringValueFrom(_ sender: Any?) {
    if let sender = sender as? NSControl { stringValue = sender.stringValue }
  }

  /// Takes the value of another control.
  open func takeDoubleValueFrom(_ sender: Any?) {
    if let sender = sender as? NSControl { doubleValue = sender.doubleValue }
  }

  // MARK: Notifications

  /// The user begins to edit the text of a control.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification")
  /// The user changed the text of a control.
  nonisolated public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
  /// The user ended editing the text of a control.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification")
}
