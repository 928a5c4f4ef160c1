import Foundation
import SwiftUI

/// Two buttons that make a value larger or smaller, under the name that they have in AppKit.
@MainActor @preconcurrency
open class NSStepper: NSControl, NSControlHost {
  private var current = 0.0

  /// A stepper from 0 to 59, by 1.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
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
  }

  /// The lower bound.
  open var minValue = 0.0 {
    didSet { value = current }
  }

  /// The upper bound.
  open var maxValue = 59.0 {
    didSet { value = current }
  }

  /// How far a press goes. What is no positive number counts as 1.
  open var increment = 1.0

  /// Whether it goes on at the other bound.
  open var valueWraps = true

  /// Whether the value goes on while a button is held. It does, so it is only kept.
  open var autorepeat = true

  /// The value; one outside of the bounds becomes the nearer bound, and what is no number changes nothing.
  override var value: Any? {
    get { current }
    set {
      let number = (newValue as? Double) ?? (newValue as? Int).map { Double($0) } ?? .nan
      guard !number.isNaN else { return }
      current = max(minValue, min(number, maxValue))
      faceDidChange()
    }
  }

  var face: some View {
    Stepper {
      EmptyView()
    } onIncrement: {
      self.step(by: 1)
    } onDecrement: {
      self.step(by: -1)
    }
    .labelsHidden()
    .controlSize(controlSize.size)
    .disabled(!isEnabled)
  }

  private func step(by sign: Double) {
    let step = increment > 0 && increment.isFinite ? increment : 1
    var new = current + sign * step
    if valueWraps, new > maxValue { new = minValue }
    if valueWraps, new < minValue { new = maxValue }
    value = new
    sendAction()
  }

  open override var intrinsicContentSize: CGSize { idealSizeOfFace }
}
