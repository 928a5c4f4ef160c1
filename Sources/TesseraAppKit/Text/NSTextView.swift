import Foundation
import SwiftUI
import TesseraCore
import TesseraUIKit

/// Text of many lines that the user edits, under the name that it has in AppKit.
///
/// It scrolls its text itself, in the frame of a scroll view around it. Attributes in its storage are shown while text is
/// edited, too (J59).
@MainActor @preconcurrency
open class NSTextView: NSText, NSControlHost {
  private let storage = NSTextStorage(string: "")
  private let container = NSTextContainer()
  fileprivate let control = TextInputControl()
  fileprivate var wantsFocus = false
  private var isEditing = false
  /// The user's change is being put into the storage.
  private var isTaking = false

  /// A view without text.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    prepare()
  }

  /// A view without text.
  ///
  /// - Parameter container: means nothing here: each view has its own.
  public convenience init(frame frameRect: CGRect, textContainer container: NSTextContainer?) {
    self.init(frame: frameRect)
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// A scroll view with a text view.
  public class func scrollableTextView() -> NSScrollView {
    let scrollView = NSScrollView()
    scrollView.hasVerticalScroller = true
    scrollView.documentView = NSTextView()
    return scrollView
  }

  private func prepare() {
    hostFace()
    storage.didChange = { [unowned self] in MainActor.assumeIsolated { storageDidChange() } }
    control.selectionDidChange = { [unowned self] in
      delegate?.textViewDidChangeSelection(post(NSTextView.didChangeSelectionNotification))
    }
  }

  open override var isFlipped: Bool { true }

  // MARK: Content

  /// The text.
  open var string: String {
    get { storage.string }
    set {
      guard newValue != storage.string else { return }
      storage.setAttributedString(NSAttributedString(string: newValue, attributes: typingAttributes))
    }
  }

  /// The text with its attributes: what is changed in it is shown.
  open var textStorage: NSTextStorage? { storage }

  /// The text with its attributes.
  open func attributedString() -> NSAttributedString { storage }

  /// The room for the text.
  open var textContainer: NSTextContainer? { container }

  /// What text gets that the user writes; none for `font` and `textColor`.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  private func storageDidChange() {
    let isStyled = storage.hasAttributes
    control.styled =
      isStyled
      ? { [unowned self] shown in
        // What an input method composes is not in the storage yet.
        storage.string == shown ? Text(storage) : Text(verbatim: shown)
      } : nil
    control.styleDidChange()
    if !isTaking { faceDidChange() }
  }

  /// The font of text without one of its own.
  open var font: NSFont? = .systemFont(ofSize: NSFont.systemFontSize) {
    didSet { if font != oldValue { faceDidChange() } }
  }

  /// The color of text without one of its own.
  open var textColor: NSColor? = .textColor {
    didSet { if textColor != oldValue { faceDidChange() } }
  }

  /// Where lines lie from left to right.
  open var alignment = NSTextAlignment.natural {
    didSet { if alignment != oldValue { faceDidChange() } }
  }

  /// Whether the user can change the text.
  open var isEditable = true {
    didSet { if isEditable != oldValue { faceDidChange() } }
  }

  /// Whether the user can select text. Text that can be edited can be selected.
  open var isSelectable = true {
    didSet { if isSelectable != oldValue { faceDidChange() } }
  }

  /// Whether text may have attributes. It may in all cases, so it is only kept.
  open var isRichText = true

  /// Whether the view has a background.
  open var drawsBackground = true {
    didSet { if drawsBackground != oldValue { faceDidChange() } }
  }

  /// The color of the background.
  open var backgroundColor = NSColor.textBackgroundColor {
    didSet { if backgroundColor != oldValue { faceDidChange() } }
  }

  /// The color of the insertion point; nil for the usual one.
  open var insertionPointColor: NSColor? {
    didSet { if insertionPointColor != oldValue { faceDidChange() } }
  }

  /// The distances of the text from the left and right edges, and from the upper and lower ones, in points.
  open var textContainerInset = CGSize.zero {
    didSet { if textContainerInset != oldValue { faceDidChange() } }
  }

  /// The smallest size, in points. Text fills its view here, so it is only kept.
  open var minSize = CGSize.zero
  /// The largest size, in points. Text fills its view here, so it is only kept.
  open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether it grows with its text. It scrolls its text instead, so it is only kept.
  open var isVerticallyResizable = true
  /// Whether it grows with its longest line. Lines are broken instead, so it is only kept.
  open var isHorizontallyResizable = false
  /// Whether changes can be taken back. They can in all cases, so it is only kept.
  open var allowsUndo = false
  /// Whether quotation marks are replaced. They are not here, so it is only kept.
  open var isAutomaticQuoteSubstitutionEnabled = false
  /// Whether dashes are replaced. They are not here, so it is only kept.
  open var isAutomaticDashSubstitutionEnabled = false
  /// Whether words are replaced. They are not here, so it is only kept.
  open var isAutomaticTextReplacementEnabled = false
  /// Whether mistakes in words are corrected. They are not here, so it is only kept.
  open var isAutomaticSpellingCorrectionEnabled = false
  /// Whether links are found. They are not here, so it is only kept.
  open var isAutomaticLinkDetectionEnabled = false
  /// Whether words are checked. They are not here, so it is only kept.
  open var isContinuousSpellCheckingEnabled = false
  /// Whether grammar is checked. It is not here, so it is only kept.
  open var isGrammarCheckingEnabled = false
  /// Whether there is a bar to find text. There is none here, so it is only kept.
  open var usesFindBar = false
  /// Whether the font can be chosen in a panel. There is none here, so it is only kept.
  open var usesFontPanel = false

  // MARK: Selection

  /// What is selected, in UTF-16 code units; behind the end of the text until it is shown.
  open func selectedRange() -> NSRange {
    clamped(control.selection ?? NSRange(location: storage.length, length: 0))
  }

  /// Selects a part of the text. What lies outside of the text counts as its end.
  open func setSelectedRange(_ charRange: NSRange) {
    control.select(charRange)
  }

  /// The parts that are selected: one.
  open var selectedRanges: [NSValue] {
    get { [NSValue(range: selectedRange())] }
    set { if let range = newValue.first?.rangeValue { setSelectedRange(range) } }
  }

  /// Selects all of the text.
  open func selectAll(_ sender: Any?) {
    setSelectedRange(NSRange(location: 0, length: storage.length))
  }

  /// Shows a part of the text: the insertion point is put at its end, which is always in sight.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard isEditing else { return }
    setSelectedRange(NSRange(location: range.location + max(0, range.length), length: 0))
  }

  /// Types a text in the place of what is selected.
  open override func insertText(_ insertString: Any) {
    insertText(insertString, replacementRange: NSRange(location: NSNotFound, length: 0))
  }

  /// Types a text in the place of a part of the text; `NSNotFound` stands for what is selected.
  open func insertText(_ string: Any, replacementRange: NSRange) {
    let text = (string as? NSAttributedString)?.string ?? "\(string)"
    let range = replacementRange.location == NSNotFound ? selectedRange() : clamped(replacementRange)
    guard shouldChangeText(in: range, replacementString: text) else { return }
    storage.replaceCharacters(in: range, with: text)
    didChangeText()
  }

  private func clamped(_ range: NSRange) -> NSRange {
    let location = min(max(0, range.location), storage.length)
    return NSRange(location: location, length: min(max(0, range.length), storage.length - location))
  }

  /// Whether a part of the text may be replaced: the delegate is asked.
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: affectedCharRange, replacementString: replacementString) != false
  }

  /// The text was changed: the delegate is told.
  open func didChangeText() {
    delegate?.textDidChange(post(NSText.didChangeNotification))
  }

  // MARK: Editing

  /// Is told of the editing, and asked about it.
  open weak var delegate: (any NSTextViewDelegate)?

  /// Something else is selected.
  nonisolated public static let didChangeSelectionNotification = Notification.Name(
    "NSTextViewDidChangeSelectionNotification")

  open override var acceptsFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEditing || delegate?.textShouldBeginEditing(self) != false else { return false }
    wantsFocus = true
    faceDidChange()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard wantsFocus || isEditing else { return true }
    guard delegate?.textShouldEndEditing(self) != false else { return false }
    wantsFocus = false
    faceDidChange()
    endEditing()
    return true
  }

  fileprivate func focusDidChange(_ hasFocus: Bool) {
    if hasFocus {
      guard window?.makeFirstResponder(self) != false else { return faceDidChange() }
      guard !isEditing else { return }
      isEditing = true
      delegate?.textDidBeginEditing(post(NSText.didBeginEditingNotification))
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
    delegate?.textDidEndEditing(post(NSText.didEndEditingNotification))
  }

  /// A key was pressed in the editor. Overrides that do not call `super` keep it from the text.
  open override func keyDown(with event: NSEvent) {
    event.isUnhandled = true
  }

  fileprivate func takes(_ press: KeyPress) -> Bool {
    let event = NSEvent(press, in: window)
    keyDown(with: event)
    return !event.isUnhandled
  }

  /// The user changed the text.
  fileprivate func take(_ new: String) {
    guard let replacement = TextReplacement(from: storage.string, to: new) else { return }
    guard shouldChangeText(in: replacement.range, replacementString: replacement.string) else { return faceDidChange() }
    isTaking = true
    if typingAttributes.isEmpty {
      storage.replaceCharacters(in: replacement.range, with: replacement.string)
    } else {
      storage.replaceCharacters(
        in: replacement.range, with: NSAttributedString(string: replacement.string, attributes: typingAttributes))
    }
    isTaking = false
    faceDidChange()
    didChangeText()
  }

  private func post(_ name: Notification.Name) -> Notification {
    let notification = Notification(name: name, object: self)
    NotificationCenter.default.post(notification)
    return notification
  }

  // MARK: Face

  var face: some View { NSTextViewFace(view: self) }
}

private struct NSTextViewFace: View {
  let view: NSTextView
  @FocusState private var hasFocus: Bool

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = view.backing.layerModel.follow()
    Group {
      if view.isEditable { editor } else { reader }
    }
    .font(Font(view.font ?? .systemFont(ofSize: NSFont.systemFontSize)))
    .foregroundStyle(Color(view.textColor ?? .textColor))
    .multilineTextAlignment(view.alignment.alignment)
    .padding(.horizontal, inset(view.textContainerInset.width))
    .padding(.vertical, inset(view.textContainerInset.height))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background { if view.drawsBackground { Color(view.backgroundColor) } }
  }

  private func inset(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

  private var editor: some View {
    TextEditor(text: text, control: view.control)
      .scrollContentBackground(.hidden)
      .tint(view.insertionPointColor.map { Color($0) })
      .focused($hasFocus)
      .onKeyPress(phases: [.down, .repeat]) { view.takes($0) ? .handled : .ignored }
      .onChange(of: hasFocus) { _, new in view.focusDidChange(new) }
      .onChange(of: view.wantsFocus, initial: true) { _, new in if new != hasFocus { hasFocus = new } }
  }

  private var text: Binding<String> {
    Binding {
      view.string
    } set: {
      view.take($0)
    }
  }

  private var reader: some View {
    ScrollView {
      Text(view.attributedString())
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .padding(.horizontal, 5)
        .padding(.vertical, 8)
    }
  }
}
