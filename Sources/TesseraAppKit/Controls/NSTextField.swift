import Foundation
import SwiftUI
import TesseraUIKit

/// A line of text that the user edits, or a label, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSTextField: NSControl, NSControlHost {
  /// The form of a field.
  nonisolated public enum BezelStyle: UInt, Sendable {
    /// With square corners.
    case squareBezel = 0
    /// With round corners.
    case roundedBezel
  }

  /// Whether the field is asked to have the focus.
  fileprivate var wantsFocus = false
  fileprivate var isEditing = false

  /// A field without text.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// A label in one line.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel()
    self.stringValue = stringValue
  }

  /// A label in one line, with attributes.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(labelWithString: "")
    self.attributedStringValue = attributedStringValue
  }

  /// A label of as many lines as it takes.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(labelWithString: stringValue)
    maximumNumberOfLines = 0
    lineBreakMode = .byWordWrapping
    isSelectable = true
    setContentHuggingPriority(.defaultLow, for: .horizontal)
    setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  }

  /// A field with text.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }

  private func prepare() {
    hostFace()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    backing.heightForWidth = { [unowned self] width in isEditable ? nil : sizeOfFace(inWidth: width).height }
  }

  private func becomeLabel() {
    isEditable = false
    isBezeled = false
    isBordered = false
    drawsBackground = false
    isSelectable = false
    maximumNumberOfLines = 1
    setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
  }

  // MARK: Content

  /// What is shown while there is no text.
  open var placeholderString: String? {
    didSet { if placeholderString != oldValue { faceSizeDidChange() } }
  }

  /// What is shown while there is no text, with attributes.
  open var placeholderAttributedString: NSAttributedString? {
    didSet { faceSizeDidChange() }
  }

  /// Whether the user can change the text.
  open var isEditable = true {
    didSet { if isEditable != oldValue { faceSizeDidChange() } }
  }

  /// Whether the user can select the text.
  open var isSelectable = true {
    didSet { if isSelectable != oldValue { faceDidChange() } }
  }

  /// Whether it has a form.
  open var isBezeled = true {
    didSet { if isBezeled != oldValue { faceSizeDidChange() } }
  }

  /// The form.
  open var bezelStyle = BezelStyle.squareBezel {
    didSet { if bezelStyle != oldValue { faceDidChange() } }
  }

  /// Whether it has a thin line around it. A form comes before.
  open var isBordered = false {
    didSet { if isBordered != oldValue { faceSizeDidChange() } }
  }

  /// Whether it has a background.
  open var drawsBackground = true {
    didSet { if drawsBackground != oldValue { faceDidChange() } }
  }

  /// The color of the background.
  open var backgroundColor: NSColor? = .textBackgroundColor {
    didSet { if backgroundColor != oldValue { faceDidChange() } }
  }

  /// The color of letters.
  open var textColor: NSColor? = .labelColor {
    didSet { if textColor != oldValue { faceDidChange() } }
  }

  /// The most lines of a label; 0 for as many as it takes.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { faceSizeDidChange() } }
  }

  /// Whether the text stays in one line. A field that is edited has one line in all cases.
  open var usesSingleLineMode = false {
    didSet { if usesSingleLineMode != oldValue { faceSizeDidChange() } }
  }

  /// The width that a label of several lines would like to have, in points; 0 for that of its lines.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether letters move together before the text is cut off. They do not here, so it is only kept.
  open var allowsDefaultTighteningForTruncation = false

  /// Whether the text may have attributes. Those of the user's text are not kept here.
  open var allowsEditingTextAttributes = false

  // MARK: Editing

  /// Is told of the editing, and asked about it.
  open weak var delegate: (any NSTextFieldDelegate)?

  open override var acceptsFirstResponder: Bool { isEnabled && isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEditing || delegate?.control(self, textShouldBeginEditing: stringValue) != false else { return false }
    wantsFocus = true
    faceDidChange()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard wantsFocus || isEditing else { return true }
    guard delegate?.control(self, textShouldEndEditing: stringValue) != false else { return false }
    wantsFocus = false
    faceDidChange()
    endEditing()
    return true
  }

  /// Selects all of the text. The field gets the keyboard, with the insertion point at the end.
  open func selectText(_ sender: Any?) {
    window?.makeFirstResponder(self)
  }

  /// Ends the editing.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  open func abortEditing() -> Bool {
    guard isEditing else { return false }
    window?.makeFirstResponder(nil)
    return true
  }

  /// The field of SwiftUI has the focus, or not any more.
  fileprivate func focusDidChange(_ hasFocus: Bool) {
    if hasFocus {
      guard window?.makeFirstResponder(self) != false else { return faceDidChange() }
      guard !isEditing else { return }
      isEditing = true
      delegate?.controlTextDidBeginEditing(post(NSControl.textDidBeginEditingNotification))
    } else if window?.firstResponder === self {
      window?.makeFirstResponder(nil)
    } else {
      wantsFocus = false
      endEditing()
    }
  }

  private func endEditing() {
    guard isEditing else { return }
    isEditing = false
    delegate?.controlTextDidEndEditing(post(NSControl.textDidEndEditingNotification))
  }

  /// The user changed the text.
  func take(_ new: String) {
    value = new
    delegate?.controlTextDidChange(post(NSControl.textDidChangeNotification))
  }

  func wasSubmitted() {
    sendAction()
  }

  private func post(_ name: Notification.Name) -> Notification {
    let notification = Notification(name: name, object: self)
    NotificationCenter.default.post(notification)
    return notification
  }

  // MARK: Face

  /// Whether the text cannot be read.
  var isSecure: Bool { false }

  /// What stands before the text, and after it.
  var decoration: (before: AnyView?, after: AnyView?) { (nil, nil) }

  var face: some View {
    NSTextFieldFace(field: self).font(fontOfFace).controlSize(controlSize.size)
  }

  open override var intrinsicContentSize: CGSize {
    if !isEditable {
      return preferredMaxLayoutWidth > 0 ? sizeOfFace(inWidth: preferredMaxLayoutWidth) : idealSizeOfFace
    }
    return CGSize(width: NSView.noIntrinsicMetric, height: idealSizeOfFace.height)
  }
}

private struct NSTextFieldFace: View {
  let field: NSTextField
  @FocusState private var hasFocus: Bool

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = field.backing.layerModel.follow()
    Group {
      if field.isEditable { editor } else { label }
    }
    .foregroundStyle(Color(field.textColor ?? .labelColor))
    .multilineTextAlignment(field.alignment.alignment)
    .disabled(!field.isEnabled)
  }

  private var label: some View {
    Text(field.attributedStringValue)
      .lineLimit(field.usesSingleLineMode ? 1 : field.maximumNumberOfLines > 0 ? field.maximumNumberOfLines : nil)
      .truncationMode(field.lineBreakMode.truncation)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place)
      .background { if field.drawsBackground, let color = field.backgroundColor { Color(color) } }
      .border(field.isBordered || field.isBezeled ? Color(.separatorColor) : .clear)
  }

  private var place: Alignment { Alignment(horizontal: field.alignment.place, vertical: .top) }

  private var editor: some View {
    HStack(spacing: 4) {
      if let view = field.decoration.before { view }
      input
        .textFieldStyle(.plain)
        .onSubmit { field.wasSubmitted() }
        .focused($hasFocus)
        .onChange(of: hasFocus) { _, new in field.focusDidChange(new) }
        .onChange(of: field.wantsFocus, initial: true) { _, new in if new != hasFocus { hasFocus = new } }
      if let view = field.decoration.after { view }
    }
    .padding(.horizontal, field.isBezeled || field.isBordered ? 6 : 0)
    .padding(.vertical, field.isBezeled || field.isBordered ? 4 : 0)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { background }
  }

  private var text: Binding<String> {
    Binding {
      field.stringValue
    } set: {
      field.take($0)
    }
  }

  private var prompt: Text? {
    field.placeholderAttributedString.map { Text($0) } ?? field.placeholderString.map { Text(verbatim: $0) }
  }

  /// The field has a border of its own.
  private var input: some View {
    Group {
      if field.isSecure {
        SecureField(text: text, prompt: prompt) { prompt }
      } else {
        TextField(text: text, prompt: prompt) { prompt }
      }
    }
    .textFieldStyle(.plain)
  }

  private var background: some View {
    let shape = RoundedRectangle(cornerRadius: field.isBezeled ? field.bezelStyle == .roundedBezel ? 11 : 5 : 0)
    return shape.fill(Color(field.drawsBackground ? field.backgroundColor ?? .clear : .clear))
      .overlay { if field.isBezeled || field.isBordered { shape.strokeBorder(line, lineWidth: hasFocus ? 2 : 1) } }
  }

  private var line: AnyShapeStyle {
    hasFocus && field.focusRingType != .none ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.separatorColor))
  }
}

/// A line of text that cannot be read.
@MainActor @preconcurrency
open class NSSecureTextField: NSTextField {
  override var isSecure: Bool { true }
}

/// Is told of the editing of a control, and asked about it. All methods may be left out.
@MainActor @preconcurrency
public protocol NSControlTextEditingDelegate: AnyObject {
  /// The editing began.
  func controlTextDidBeginEditing(_ obj: Notification)

  /// The user changed the text: the object of the notification is the control.
  func controlTextDidChange(_ obj: Notification)

  /// The editing ended.
  func controlTextDidEndEditing(_ obj: Notification)

  /// Whether the editing may begin. It is asked with the text: there is no editor beside the field here.
  func control(_ control: NSControl, textShouldBeginEditing text: String) -> Bool

  /// Whether the editing may end. It is asked with the text: there is no editor beside the field here.
  func control(_ control: NSControl, textShouldEndEditing text: String) -> Bool
}

extension NSControlTextEditingDelegate {
  public func controlTextDidBeginEditing(_ obj: Notification) {}

  public func controlTextDidChange(_ obj: Notification) {}

  public func controlTextDidEndEditing(_ obj: Notification) {}

  public func control(_ control: NSControl, textShouldBeginEditing text: String) -> Bool { true }

  public func control(_ control: NSControl, textShouldEndEditing text: String) -> Bool { true }
}

/// Is told of the editing of a field.
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
