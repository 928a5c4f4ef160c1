import Foundation
import SwiftUI
import TesseraUIKit

/// A control that does something when it is pressed, or that is on or off, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSButton: NSControl, NSControlHost {
  private var kind = ButtonType.momentaryPushIn

  /// A button "Button".
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// A button with a title.
  public convenience init(title: String, actionHandler: ((NSControl) -> Void)? = nil) {
    self.init(frame: .zero)
    self.title = title
    self.actionHandler = actionHandler
  }

  /// A button with a picture.
  public convenience init(image: NSImage, actionHandler: ((NSControl) -> Void)? = nil) {
    self.init(frame: .zero)
    title = ""
    self.image = image
    self.actionHandler = actionHandler
  }

  /// A button with a title and a picture.
  public convenience init(title: String, image: NSImage, actionHandler: ((NSControl) -> Void)? = nil) {
    self.init(title: title, actionHandler: actionHandler)
    self.image = image
    imagePosition = .imageLeading
  }

  /// A box with a check mark.
  public convenience init(checkboxWithTitle title: String, actionHandler: ((NSControl) -> Void)? = nil) {
    self.init(title: title, actionHandler: actionHandler)
    setButtonType(.switch)
  }

  /// One of several buttons of which one is on.
  public convenience init(radioButtonWithTitle title: String, actionHandler: ((NSControl) -> Void)? = nil) {
    self.init(title: title, actionHandler: actionHandler)
    setButtonType(.radio)
  }

  private func prepare() {
    hostFace()
    hugContent()
  }

  // MARK: Content

  /// What it says.
  open var title = "Button" {
    didSet { if title != oldValue { faceSizeDidChange() } }
  }

  /// What it says, with attributes.
  open var attributedTitle: NSAttributedString {
    get { ownAttributedTitle ?? NSAttributedString(string: title) }
    set {
      ownAttributedTitle = newValue
      title = newValue.string
      faceSizeDidChange()
    }
  }

  private var ownAttributedTitle: NSAttributedString?

  /// What it says while it is on, if it is a toggle; empty for its title.
  open var alternateTitle = "" {
    didSet { if alternateTitle != oldValue { faceSizeDidChange() } }
  }

  /// Its picture.
  open var image: NSImage? {
    didSet { if image != oldValue { faceSizeDidChange() } }
  }

  /// Its picture while it is on; nil for the usual one.
  open var alternateImage: NSImage? {
    didSet { if alternateImage != oldValue { faceSizeDidChange() } }
  }

  /// Where the picture is.
  open var imagePosition = NSControl.ImagePosition.imageLeading {
    didSet { if imagePosition != oldValue { faceSizeDidChange() } }
  }

  /// The form.
  open var bezelStyle = BezelStyle.rounded {
    didSet { if bezelStyle != oldValue { faceSizeDidChange() } }
  }

  /// The color of the form; nil for the usual one.
  open var bezelColor: NSColor? {
    didSet { if bezelColor != oldValue { faceDidChange() } }
  }

  /// The color of the title and the picture; nil for the usual one.
  open var contentTintColor: NSColor? {
    didSet { if contentTintColor != oldValue { faceDidChange() } }
  }

  /// Whether it has a form around its content.
  open var isBordered = true {
    didSet { if isBordered != oldValue { faceSizeDidChange() } }
  }

  /// Whether it is clear. Buttons without a border are, so it is only kept.
  open var isTransparent = false

  /// Whether the form is seen under the pointer only. It is seen always, so it is only kept.
  open var showsBorderOnlyWhileMouseInside = false

  /// Whether it removes something.
  open var hasDestructiveAction = false {
    didSet { if hasDestructiveAction != oldValue { faceDidChange() } }
  }

  /// The key that presses it: `\r` for the return key, `\u{1B}` for the escape key, or a letter.
  open var keyEquivalent = "" {
    didSet { if keyEquivalent != oldValue { faceDidChange() } }
  }

  /// The modifier keys of the key.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = [] {
    didSet { faceDidChange() }
  }

  /// What it does with its state.
  open func setButtonType(_ type: ButtonType) {
    kind = type
    faceSizeDidChange()
  }

  // MARK: State

  /// Whether it is on.
  open var state = StateValue.off {
    didSet { if state != oldValue { faceDidChange() } }
  }

  /// Whether it can be on in a part.
  open var allowsMixedState = false

  /// Goes to the next state.
  open func setNextState() {
    switch state {
    case .off: state = allowsMixedState ? .mixed : .on
    case .mixed: state = .on
    default: state = .off
    }
  }

  override var value: Any? {
    get { state.rawValue }
    set {
      if let newValue = newValue as? Double { state = newValue > 0 ? .on : newValue < 0 ? .mixed : .off }
      if let newValue = newValue as? Int { state = StateValue(newValue > 0 ? 1 : newValue < 0 ? -1 : 0) }
    }
  }

  private var isSwitch: Bool { [.pushOnPushOff, .toggle, .switch, .radio, .onOff].contains(kind) }

  open override func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    if kind == .radio { turnOn() } else if isSwitch { setNextState() }
    sendAction()
  }

  /// Of the radio buttons beside one another, one is on.
  private func turnOn() {
    for case let other as NSButton in superview?.subviews ?? [] where other !== self && other.kind == .radio {
      other.state = .off
    }
    state = .on
  }

  // MARK: Face

  var face: some View {
    NSButtonFace(button: self, kind: kind)
      .font(fontOfFace)
      .controlSize(controlSize.size)
      .disabled(!isEnabled)
  }

  var shownTitle: Text? {
    if state == .on, kind == .toggle, !alternateTitle.isEmpty { return Text(verbatim: alternateTitle) }
    guard !title.isEmpty else { return nil }
    return ownAttributedTitle.map { Text($0) } ?? Text(verbatim: title)
  }

  var shownImage: NSImage? { (state == .on ? alternateImage : nil) ?? image }

  open override var intrinsicContentSize: CGSize { idealSizeOfFace }
}
