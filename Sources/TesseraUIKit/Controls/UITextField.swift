import Foundation
import SwiftUI

/// A line of text that the user edits.
@MainActor @preconcurrency
open class UITextField: UIControl, ControlHost {
  /// The border of a field.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line
    /// A frame.
    case bezel
    /// A frame with round corners.
    case roundedRect
  }

  /// When something in a field is shown.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While text is edited.
    case whileEditing
    /// While no text is edited.
    case unlessEditing
    /// Always.
    case always
  }

  private var content = ""
  /// Whether the field is asked to have the focus.
  fileprivate var wantsFocus = false

  /// A field without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    hostFace()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  // MARK: Content

  /// The text; never nil when it is read.
  open var text: String? {
    get { content }
    set {
      guard newValue ?? "" != content else { return }
      content = newValue ?? ""
      faceSizeDidChange()
    }
  }

  /// The text, which has the attributes of the field here.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set { text = newValue?.string }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { faceSizeDidChange() } }
  }

  /// What is shown while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { faceSizeDidChange() }
  }

  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { faceSizeDidChange() } }
  }

  /// The color of letters.
  open var textColor: UIColor? = .label {
    didSet { if textColor != oldValue { faceDidChange() } }
  }

  /// Where the text lies from left to right.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { faceDidChange() } }
  }

  /// The border.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { faceSizeDidChange() } }
  }

  /// Whether the text cannot be read.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { faceDidChange() } }
  }

  /// When a button that clears the text is shown.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { faceDidChange() } }
  }

  /// Whether the text is cleared when the editing begins.
  open var clearsOnBeginEditing = false

  /// A view before the text.
  open var leftView: UIView? {
    didSet { faceSizeDidChange() }
  }

  /// When the view before the text is shown.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { faceSizeDidChange() } }
  }

  /// A view behind the text.
  open var rightView: UIView? {
    didSet { faceSizeDidChange() }
  }

  /// When the view behind the text is shown.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { faceSizeDidChange() } }
  }

  /// Which keys an on-screen keyboard has.
  open var keyboardType = UIKeyboardType.default {
    didSet { if keyboardType != oldValue { faceDidChange() } }
  }

  /// What the text is, for suggestions.
  open var textContentType: UITextContentType! {
    didSet { faceDidChange() }
  }

  /// Which letters are made large.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { if autocapitalizationType != oldValue { faceDidChange() } }
  }

  /// Whether mistakes in words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { if autocorrectionType != oldValue { faceDidChange() } }
  }

  /// Whether words are checked. They are not here.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// Whether an on-screen keyboard's return key waits for text. There is none here, so it is only kept.
  open var enablesReturnKeyAutomatically = false

  /// What the return key is for.
  open var returnKeyType = UIReturnKeyType.default {
    didSet { if returnKeyType != oldValue { faceDidChange() } }
  }

  /// Shown above an on-screen keyboard. There is none here.
  open var inputAccessoryView: UIView?

  /// Shown in place of an on-screen keyboard. There is none here.
  open var inputView: UIView?

  // MARK: Editing

  /// Is told of the editing, and asked about it.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the text is being edited.
  public private(set) var isEditing = false

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var isFirstResponder: Bool { isEditing || wantsFocus }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, isEditing || delegate?.textFieldShouldBeginEditing(self) != false else {
      return false
    }
    wantsFocus = true
    UIResponder.first = self
    faceDidChange()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) != false else { return false }
    wantsFocus = false
    if UIResponder.first === self { UIResponder.first = nil }
    faceDidChange()
    if isEditing { focusDidChange(false) }
    return true
  }

  /// The field of SwiftUI has the focus, or not any more.
  fileprivate func focusDidChange(_ hasFocus: Bool) {
    guard hasFocus != isEditing else { return }
    if hasFocus {
      guard wantsFocus || delegate?.textFieldShouldBeginEditing(self) != false else { return faceDidChange() }
      wantsFocus = true
      UIResponder.first = self
      isEditing = true
      if clearsOnBeginEditing { text = "" }
      sendActions(for: .editingDidBegin)
      delegate?.textFieldDidBeginEditing(self)
    } else {
      wantsFocus = false
      if UIResponder.first === self { UIResponder.first = nil }
      isEditing = false
      sendActions(for: .editingDidEnd)
      delegate?.textFieldDidEndEditing(self)
      delegate?.textFieldDidEndEditing(self, reason: .committed)
    }
    faceDidChange()
  }

  /// The user changed the text.
  fileprivate func take(_ new: String) {
    guard let replacement = TextReplacement(from: content, to: new) else { return }
    let isAllowed =
      delegate?.textField(
        self, shouldChangeCharactersIn: replacement.range, replacementString: replacement.string) != false
    // A delegate may set the text itself and say no.
    if isAllowed { content = new }
    faceDidChange()
    guard isAllowed else { return }
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  fileprivate func wasSubmitted() {
    let ends = delegate?.textFieldShouldReturn(self) != false
    sendActions(for: ends ? [.primaryActionTriggered, .editingDidEndOnExit] : .primaryActionTriggered)
  }

  fileprivate func clear() {
    guard delegate?.textFieldShouldClear(self) != false else { return }
    content = ""
    faceDidChange()
    sendActions(for: .editingChanged)
  }

  /// The text of a field is another one.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  // MARK: Face

  var face: some View { TextFieldFace(field: self) }

  fileprivate func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  open override var intrinsicContentSize: CGSize { idealSizeOfFace }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { idealSizeOfFace }
}

private struct TextFieldFace: View {
  let field: UITextField
  @FocusState private var hasFocus: Bool

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = field.layerModel.follow()
    HStack(spacing: 4) {
      if let view = field.leftView, field.shows(field.leftViewMode) { UIViewHost(view).frame(view) }
      input
        .font(Font(field.font ?? .systemFont(ofSize: 17)))
        .foregroundStyle(Color(field.textColor ?? .label))
        .multilineTextAlignment(field.textAlignment.alignment)
        .textFieldStyle(.plain)
        .keyboardType(field.keyboardType)
        .textInputAutocapitalization(field.autocapitalizationType.textInput)
        .autocorrectionDisabled(field.autocorrectionType == .no)
        .submitLabel(field.returnKeyType.label)
        .onSubmit { field.wasSubmitted() }
        .focused($hasFocus)
      if field.shows(field.clearButtonMode), field.text?.isEmpty == false {
        Button {
          field.clear()
        } label: {
          Image(systemName: "xmark.circle.fill")
        }
        .buttonStyle(.plain)
        .foregroundStyle(Color(.tertiaryLabel))
      }
      if let view = field.rightView, field.shows(field.rightViewMode) { UIViewHost(view).frame(view) }
    }
    .padding(.horizontal, field.borderStyle == .none ? 0 : 7)
    .padding(.vertical, field.borderStyle == .none ? 0 : 6)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { border }
    .disabled(!field.isEnabled)
    .onChange(of: hasFocus) { _, new in field.focusDidChange(new) }
    .onChange(of: field.wantsFocus, initial: true) { _, new in if new != hasFocus { hasFocus = new } }
  }

  private var text: Binding<String> {
    Binding {
      field.text ?? ""
    } set: {
      field.take($0)
    }
  }

  private var prompt: Text? {
    field.attributedPlaceholder.map { Text($0) } ?? field.placeholder.map { Text(verbatim: $0) }
  }

  @ViewBuilder private var input: some View {
    if field.isSecureTextEntry {
      SecureField(text: text, prompt: prompt) { EmptyView() }
    } else {
      TextField(text: text, prompt: prompt) { EmptyView() }
    }
  }

  @ViewBuilder private var border: some View {
    switch field.borderStyle {
    case .none: EmptyView()
    case .line: Rectangle().strokeBorder(Color(.label), lineWidth: 1)
    case .bezel: Rectangle().strokeBorder(Color(.separator), lineWidth: 2)
    case .roundedRect:
      RoundedRectangle(cornerRadius: 5).fill(Color(.systemBackground))
        .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.separator), lineWidth: 1) }
    }
  }
}

extension View {
  /// Gives a view of UIKit in a control its own size.
  fileprivate func frame(_ view: UIView) -> some View {
    let content = view.intrinsicContentSize
    return frame(
      width: view.bounds.width > 0 ? view.bounds.width : max(0, content.width),
      height: view.bounds.height > 0 ? view.bounds.height : max(0, content.height))
  }
}

/// Why the editing of a field ended.
nonisolated public enum UITextFieldDidEndEditingReason: Int, Sendable {
  /// It was done.
  case committed = 0
  /// It was given up.
  case cancelled
}
