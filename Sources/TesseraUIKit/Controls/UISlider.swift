import Foundation
import SwiftUI
import TesseraControls

/// A value between two bounds that the user drags.
@MainActor @preconcurrency
open class UISlider: UIControl, ControlHost {
  private var current: Float = 0

  /// A slider from 0 to 1.
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

  /// The value; one outside of the bounds becomes the nearer bound, and what is no number changes nothing.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value; tells nothing to the actions.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    let value = clamped(value)
    guard value != current else { return }
    change(animated: animated) { current = value }
  }

  /// The lower bound. The upper one is never below it.
  open var minimumValue: Float = 0 {
    didSet { boundsDidChange { maximumValue = max(maximumValue, minimumValue) } }
  }

  /// The upper bound. The lower one is never above it.
  open var maximumValue: Float = 1 {
    didSet { boundsDidChange { minimumValue = min(minimumValue, maximumValue) } }
  }

  private func boundsDidChange(_ adjust: () -> Void) {
    if minimumValue > maximumValue { adjust() }
    current = clamped(current)
    faceDidChange()
  }

  private func clamped(_ value: Float) -> Float { max(minimumValue, min(value, maximumValue)) }

  /// Whether the actions hear of each change, or of the last one only.
  open var isContinuous = true

  /// The color of the part below the value; nil for the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet { if minimumTrackTintColor != oldValue { faceDidChange() } }
  }

  /// The color of the part above the value; nil for the system's.
  open var maximumTrackTintColor: UIColor? {
    didSet { if maximumTrackTintColor != oldValue { faceDidChange() } }
  }

  /// The color of the knob; nil for white.
  open var thumbTintColor: UIColor? {
    didSet { if thumbTintColor != oldValue { faceDidChange() } }
  }

  private var ownTheme: OwnTheme {
    var theme = OwnTheme()
    theme.slider = SliderTheme()
    theme.slider?.maximumTrack = maximumTrackTintColor.map { Color($0) }
    theme.slider?.knob = thumbTintColor.map { Color($0) }
    return theme
  }

  var face: some View {
    Slider(
      value: Binding {
        self.current
      } set: {
        self.take($0)
      },
      in: minimumValue...(maximumValue > minimumValue ? maximumValue : minimumValue.nextUp)
    ) { [weak self] isEditing in
      self?.editingDidChange(isEditing)
    }
    .tint((minimumTrackTintColor ?? explicitTint).map { Color($0) })
    .environment(\.ownTheme, ownTheme)
    .disabled(!isEnabled)
  }

  private func take(_ new: Float) {
    current = clamped(new)
    faceDidChange()
    if isContinuous { sendActions(for: .valueChanged) }
  }

  private func editingDidChange(_ isEditing: Bool) {
    if isEditing { return sendActions(for: .touchDown) }
    if !isContinuous { sendActions(for: .valueChanged) }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: idealSizeOfFace.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: idealSizeOfFace.height)
  }
}
