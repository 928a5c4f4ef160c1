import Foundation
import SwiftUI

/// A value that goes up and down by steps.
@MainActor @preconcurrency
open class UIStepper: UIControl, ControlHost {
  private var current = 0.0

  /// A stepper from 0 to 100 by 1.
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
  }

  /// The value; one outside of the bounds becomes the nearer bound, and what is no number changes nothing.
  open var value: Double {
    get { current }
    set {
      guard !newValue.isNaN, clamped(newValue) != current else { return }
      current = clamped(newValue)
      faceDidChange()
    }
  }

  /// The lower bound. The upper one is never below it.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  /// The upper bound. The lower one is never above it.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// How far a step goes; what is not a positive number counts as 1.
  open var stepValue = 1.0

  /// Whether a step beyond a bound leads to the other one.
  open var wraps = false

  /// Whether a stepper that is held goes on. It does not here.
  open var autorepeat = true

  private func clamped(_ value: Double) -> Double { max(minimumValue, min(value, maximumValue)) }

  var face: some View {
    Stepper {
      EmptyView()
    } onIncrement: {
      self.step(1)
    } onDecrement: {
      self.step(-1)
    }
    .labelsHidden()
    .disabled(!isEnabled)
  }

  private func step(_ direction: Double) {
    let step = stepValue > 0 && stepValue.isFinite ? stepValue : 1
    var new = current + direction * step
    if wraps {
      if new > maximumValue { new = minimumValue } else if new < minimumValue { new = maximumValue }
    }
    new = clamped(new)
    guard new != current else { return }
    current = new
    faceDidChange()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize { idealSizeOfFace }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { idealSizeOfFace }
}
