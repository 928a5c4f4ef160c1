import Foundation
import SwiftUI

/// Text of many lines that the user edits, and that scrolls.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  private var content = NSAttributedString(string: "")
  fileprivate var wantsFocus = false

  /// A view without text.
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
    arrangement = nil
    textContainer.onChange = { [unowned self] in contentDidChange() }
    makeHostedContent = { [unowned self] in AnyView(TextViewFace(view: self)) }
    heightForWidth = { [unowned self] width in
      isScrollEnabled ? nil : sizeThatFits(CGSize(width: width, height: .infinity)).height
    }
  }

  private func contentDidChange() {
    layerModel.didChange()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: Content

  /// The text; never nil when it is read.
  open var text: String! {
    get { content.string }
    set {
      guard newValue ?? "" != content.string else { return }
      content = NSAttributedString(string: newValue ?? "")
      contentDidChange()
    }
  }

  /// The text with attributes, which are shown while the text cannot be edited.
  open var attributedText: NSAttributedString! {
    get { content }
    set {
      content = NSAttributedString(attributedString: newValue ?? NSAttributedString(string: ""))
      contentDidChange()
    }
  }

  /// The font of text without one of its own.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { contentDidChange() } }
  }

  /// The color of text without one of its own.
  open var textColor: UIColor? = .label {
    didSet { if textColor != oldValue { layerModel.didChange() } }
  }

  /// Where lines lie from left to right.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { layerModel.didChange() } }
  }

  /// Whether the user can change the text.
  open var isEditable = true {
    didSet { if isEditable != oldValue { layerModel.didChange() } }
  }

  /// Whether the user can select text. Text that can be edited can be selected.
  open var isSelectable = true {
    didSet { if isSelectable != oldValue { layerModel.didChange() } }
  }

  /// The distances of the text from the edges, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentDidChange() } }
  }

  /// The area of the text.
  public let textContainer = NSTextContainer()

  /// What of the text becomes a link, while it cannot be edited (J140).
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { layerModel.didChange() } }
  }

  /// The part of the text that is selected; behind its end until it is set.
  open var selectedRange: NSRange {
    get { ownSelection ?? NSRange(location: content.length, length: 0) }
    set {
      let location = min(max(0, newValue.location), content.length)
      ownSelection = NSRange(location: location, length: min(max(0, newValue.length), content.length - location))
    }
  }

  private var ownSelection: NSRange?

  /// Which keys an on-screen keyboard has.
  open var keyboardType = UIKeyboardType.default {
    didSet { if keyboardType != oldValue { layerModel.didChange() } }
  }

  /// Which letters are made large.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { if autocapitalizationType != oldValue { layerModel.didChange() } }
  }

  /// Whether mistakes in words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { if autocorrectionType != oldValue { layerModel.didChange() } }
  }

  /// Whether words are checked. They are not here.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// Whether an on-screen keyboard's return key waits for text. There is none here, so it is only kept.
  open var enablesReturnKeyAutomatically = false

  /// Whether an on-screen keyboard has a menu for styles. There is none here, so it is only kept.
  open var allowsEditingTextAttributes = false

  /// Whether typing replaces what was there when the editing began. An editor of the desktop selects nothing by itself, so it
  /// is only kept.
  open var clearsOnInsertion = false

  /// The attributes of text that is typed. The editor has one font and one color: those that are given here become those of
  /// the view; the other attributes are only kept (J452).
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = otherTypingAttributes
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      otherTypingAttributes = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  private var otherTypingAttributes: [NSAttributedString.Key: Any] = [:]

  /// What the return key is for. It begins a new line here.
  open var returnKeyType = UIReturnKeyType.default

  /// Shown above an on-screen keyboard. There is none here.
  open var inputAccessoryView: UIView?

  /// Shown in place of an on-screen keyboard. There is none here.
  open var inputView: UIView?

  /// Whether the font follows the user's text size. Fonts of text styles follow it in any case.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Editing

  /// Is told of the editing, and asked about it (J164).
  open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { scrollDelegate = newValue }
  }

  fileprivate weak var textDelegate: (any UITextViewDelegate)?

  override func scrollDelegateDidChange() {
    textDelegate = scrollDelegate as? any UITextViewDelegate
  }

  /// Whether the text is being edited.
  private var isEditing = false

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  open override var isFirstResponder: Bool { isEditing || wantsFocus }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, isEditing || textDelegate?.textViewShouldBeginEditing(self) != false else {
      return false
    }
    wantsFocus = true
    UIResponder.first = self
    layerModel.didChange()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) != false else { return false }
    wantsFocus = false
    if UIResponder.first === self { UIResponder.first = nil }
    layerModel.didChange()
    if isEditing { focusDidChange(false) }
    return true
  }

  fileprivate func focusDidChange(_ hasFocus: Bool) {
    guard hasFocus != isEditing else { return }
    isEditing = hasFocus
    wantsFocus = hasFocus
    if hasFocus {
      UIResponder.first = self
      textDelegate?.textViewDidBeginEditing(self)
    } else {
      if UIResponder.first === self { UIResponder.first = nil }
      textDelegate?.textViewDidEndEditing(self)
    }
    layerModel.didChange()
  }

  /// The user changed the text.
  fileprivate func take(_ new: String) {
    guard let replacement = TextReplacement(from: content.string, to: new) else { return }
    let isAllowed =
      textDelegate?.textView(
        self, shouldChangeTextIn: replacement.range, replacementText: replacement.string) != false
    if isAllowed {
      content = NSAttributedString(string: new)
      ownSelection = NSRange(location: replacement.range.location + replacement.string.utf16.count, length: 0)
    }
    contentDidChange()
    guard isAllowed else { return }
    textDelegate?.textViewDidChange(self)
    textDelegate?.textViewDidChangeSelection(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  /// The text of a view is another one.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

  // MARK: Size

  fileprivate var styledText: some View {
    let content = isEditable || dataDetectorTypes.isEmpty ? content : content.detecting(dataDetectorTypes)
    let lines = textContainer.maximumNumberOfLines
    return StyledText(content, alignment: textAlignment, fills: true)
      .lineLimit(lines > 0 ? lines : nil)
      .truncationMode(textContainer.lineBreakMode.truncation)
      .font(Font(font ?? .systemFont(ofSize: 17)))
      .foregroundStyle(Color(textColor ?? .label))
      .multilineTextAlignment(textAlignment.alignment)
  }

  /// As large as the text, if the view does not scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let sides = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
    let width = size.width.isFinite && size.width > 0 ? max(0, size.width - sides) : .nan
    // An empty text is as high as a line.
    let text = content.length > 0 ? AnyView(styledText) : AnyView(Text(verbatim: " ").font(font.map { Font($0) }))
    let fitting = OffscreenView.size(of: text, in: CGSize(width: width, height: .nan))
    return CGSize(
      width: fitting.width.rounded(.up) + sides,
      height: fitting.height.rounded(.up) + inset.top + inset.bottom)
  }
}

private struct TextViewFace: View {
  let view: UITextView
  @FocusState private var hasFocus: Bool

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = view.layerModel.follow()
    Group {
      if view.isEditable {
        editor.padding(editorInsets)
      } else {
        reader.padding(EdgeInsets(view.textContainerInset)).padding(.horizontal, view.textContainer.lineFragmentPadding)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The room that the editor has by itself at both ends of lines, in points.
  private static let editorPadding: CGFloat = 5

  /// The insets of the view, without those that the editor has by itself.
  private var editorInsets: EdgeInsets {
    let inset = view.textContainerInset
    let padding = view.textContainer.lineFragmentPadding - Self.editorPadding
    return EdgeInsets(
      top: inset.top - 8, leading: inset.left + padding, bottom: inset.bottom - 8, trailing: inset.right + padding)
  }

  private var editor: some View {
    styledEditor
      .keyboardType(view.keyboardType)
      .textInputAutocapitalization(view.autocapitalizationType.textInput)
      .autocorrectionDisabled(view.autocorrectionType == .no)
      .focused($hasFocus)
      .onChange(of: hasFocus) { _, new in view.focusDidChange(new) }
      .onChange(of: view.wantsFocus, initial: true) { _, new in if new != hasFocus { hasFocus = new } }
  }

  private var text: Binding<String> {
    Binding {
      view.text ?? ""
    } set: {
      view.take($0)
    }
  }

  private var styledEditor: some View {
    TextEditor(text: text)
      .font(Font(view.font ?? .systemFont(ofSize: 17)))
      .foregroundStyle(Color(view.textColor ?? .label))
      .multilineTextAlignment(view.textAlignment.alignment)
      .scrollContentBackground(.hidden)
      .scrollDisabled(!view.isScrollEnabled)
  }

  @ViewBuilder private var reader: some View {
    let text = view.styledText.frame(maxWidth: .infinity, alignment: .topLeading)
    if view.isScrollEnabled {
      ScrollView { text }
    } else {
      text
    }
  }
}

/// Is told of the editing of a text view, and asked about it. All methods may be left out.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Whether the editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// The editing began.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// The editing ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether a part of the text may be replaced.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

  /// The text is another one.
  func textViewDidChange(_ textView: UITextView)

  /// The insertion point or the text is another one.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  public func textViewDidBeginEditing(_ textView: UITextView) {}

  public func textViewDidEndEditing(_ textView: UITextView) {}

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  public func textViewDidChange(_ textView: UITextView) {}

  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
