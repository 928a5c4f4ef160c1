import Foundation
import SwiftUI
import TesseraControls

/// A switch that is on or off.
@MainActor @preconcurrency
open class UISwitch: UIControl, ControlHost {
  private var value = false

  /// A switch that is off; its size is its own.
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
    hugContent()
    bounds.size = intrinsicContentSize
  }

  /// Whether it is on. Setting it tells nothing to the actions.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off; tells nothing to the actions.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != value else { return }
    change(animated: animated) { value = on }
  }

  /// The color while it is on; nil for the system's.
  open var onTintColor: UIColor? {
    didSet { if onTintColor != oldValue { faceDidChange() } }
  }

  /// The color of the knob; nil for white.
  open var thumbTintColor: UIColor? {
    didSet { if thumbTintColor != oldValue { faceDidChange() } }
  }

  private var ownTheme: OwnTheme {
    var theme = OwnTheme()
    theme.toggle = SwitchTheme()
    theme.toggle?.knob = thumbTintColor.map { Color($0) }
    return theme
  }

  var face: some View {
    Toggle(
      isOn: Binding {
        self.value
      } set: {
        self.take($0)
      }
    ) { EmptyView() }
    .labelsHidden()
    .toggleStyle(.switch)
    .tint(onTintColor.map { Color($0) })
    .environment(\.ownTheme, ownTheme)
    .disabled(!isEnabled)
  }

  private func take(_ new: Bool) {
    value = new
    faceDidChange()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize { idealSizeOfFace }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { idealSizeOfFace }
}

extension ControlHost {
  /// The view takes no more room than its content.
  func hugContent() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Changes the value and shows it, with an animation if that is wanted.
  func change(animated: Bool, _ change: () -> Void) {
    if animated {
      withAnimation {
        change()
        faceDidChange()
      }
    } else {
      change()
      faceDidChange()
    }
  }
}
