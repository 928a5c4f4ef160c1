import Foundation
import SwiftUI

/// A value between two bounds that the user drags, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSSlider: NSControl, NSControlHost {
  /// The form of a slider. Both are lines here.
  nonisolated public enum SliderType: UInt, Sendable {
    /// A line.
    case linear = 0
    /// A circle.
    case circular
  }

  private var current = 0.0

  /// A slider from 0 to 1.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// A slider between two bounds.
  public convenience init(
    value: Double = 0, minValue: Double = 0, maxValue: Double = 1, actionHandler: ((NSControl) -> Void)? = nil
  ) {
    self.init(frame: .zero)
    self.maxValue = maxValue
    self.minValue = minValue
    doubleValue = value
    self.actionHandler = actionHandler
  }

  private func prepare() {
    hostFace()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The lower bound. The upper one is never below it.
  open var minValue = 0.0 {
    didSet { boundsDidChange(to: minValue, from: oldValue) { maxValue = max(maxValue, minValue) } }
  }

  /// The upper bound. The lower one is never above it.
  open var maxValue = 1.0 {
    didSet { boundsDidChange(to: maxValue, from: oldValue) { minValue = min(minValue, maxValue) } }
  }

  private func boundsDidChange(to new: Double, from old: Double, _ adjust: () -> Void) {
    guard new != old || new.isNaN else { return }
    if !minValue.isFinite { minValue = old }
    if !maxValue.isFinite { maxValue = old }
    if minValue > maxValue { adjust() }
    current = clamped(current)
    faceDidChange()
  }

  private func clamped(_ value: Double) -> Double { max(minValue, min(value, maxValue)) }

  /// The value; one outside of the bounds becomes the nearer bound, and what is no number changes nothing.
  override var value: Any? {
    get { current }
    set {
      let number = (newValue as? Double) ?? (newValue as? Int).map { Double($0) } ?? .nan
      guard !number.isNaN else { return }
      current = clamped(number)
      faceDidChange()
    }
  }

  /// How many marks there are. They are not drawn.
  open var numberOfTickMarks = 0 {
    didSet { if numberOfTickMarks != oldValue { faceDidChange() } }
  }

  /// Whether the user can choose marks only.
  open var allowsTickMarkValuesOnly = false {
    didSet { if allowsTickMarkValuesOnly != oldValue { faceDidChange() } }
  }

  /// The form. Both are lines here.
  open var sliderType = SliderType.linear

  /// Whether it lies from bottom to top. It lies from left to right here.
  open var isVertical = false

  /// The color of the part below the value; nil for the usual one.
  open var trackFillColor: NSColor? {
    didSet { if trackFillColor != oldValue { faceDidChange() } }
  }

  private var step: Double? {
    guard allowsTickMarkValuesOnly, numberOfTickMarks > 1, maxValue > minValue else { return nil }
    return (maxValue - minValue) / Double(numberOfTickMarks - 1)
  }

  @ViewBuilder var face: some View {
    let bounds = minValue...(maxValue > minValue ? maxValue : minValue.nextUp)
    let selection = Binding {
      self.current
    } set: {
      self.take($0)
    }
    Group {
      if let step {
        Slider(value: selection, in: bounds, step: step) { [weak self] in self?.editingDidChange($0) }
      } else {
        Slider(value: selection, in: bounds) { [weak self] in self?.editingDidChange($0) }
      }
    }
    .controlSize(controlSize.size)
    .tint(trackFillColor.map { Color($0) })
    .disabled(!isEnabled)
  }

  private func take(_ new: Double) {
    current = clamped(new)
    faceDidChange()
    if isContinuous { sendAction() }
  }

  private func editingDidChange(_ isEditing: Bool) {
    if !isEditing, !isContinuous { sendAction() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: NSView.noIntrinsicMetric, height: idealSizeOfFace.height)
  }
}
