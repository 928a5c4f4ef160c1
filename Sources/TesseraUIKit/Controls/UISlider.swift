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

  // MARK: Pictures

  private var thumbImages: [State: UIImage] = [:]
  private var minimumTrackImages: [State: UIImage] = [:]
  private var maximumTrackImages: [State: UIImage] = [:]

  /// The picture before the line; nil for none.
  open var minimumValueImage: UIImage? { didSet { faceDidChange() } }

  /// The picture behind the line; nil for none.
  open var maximumValueImage: UIImage? { didSet { faceDidChange() } }

  /// Shows a picture in place of the knob; nil for the knob (J181).
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    faceDidChange()
  }

  /// Shows a picture in place of the line below the value, as wide as that; nil for the line (J181).
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
    faceDidChange()
  }

  /// Shows a picture in place of the line above the value, as wide as the slider; nil for the line (J181).
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
    faceDidChange()
  }

  /// The picture of the knob in a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] ?? thumbImages[.normal] }

  /// The picture of the line below the value in a state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] ?? minimumTrackImages[.normal] }

  /// The picture of the line above the value in a state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] ?? maximumTrackImages[.normal] }

  /// The picture of the knob that is shown.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  /// The picture of the line below the value that is shown.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

  /// The picture of the line above the value that is shown.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  private static func stretched(_ image: UIImage) -> ThemePicture {
    ThemePicture(Image(uiImage: image).resizable(), size: image.size)
  }

  private var ownTheme: OwnTheme {
    var theme = OwnTheme()
    theme.slider = SliderTheme()
    theme.slider?.knobPicture = currentThumbImage.map { ThemePicture(Image(uiImage: $0), size: $0.size) }
    theme.slider?.minimumTrackPicture = currentMinimumTrackImage.map(Self.stretched)
    theme.slider?.maximumTrackPicture = currentMaximumTrackImage.map(Self.stretched)
    theme.slider?.maximumTrack = maximumTrackTintColor.map { Color($0) }
    theme.slider?.knob = thumbTintColor.map { Color($0) }
    return theme
  }

  var face: some View {
    HStack {
      if let image = minimumValueImage { Image(uiImage: image) }
      slider
      if let image = maximumValueImage { Image(uiImage: image) }
    }
    .environment(\.ownTheme, ownTheme)
    .disabled(!isEnabled)
  }

  private var slider: some View {
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
