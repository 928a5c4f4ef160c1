import Foundation
import SwiftUI

/// Shows how far something is, or that it goes on, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSProgressIndicator: NSView, NSControlHost {
  /// The form.
  nonisolated public enum Style: UInt, Sendable {
    /// A line.
    case bar = 0
    /// A wheel.
    case spinning
  }

  /// A line that shows that something goes on.
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
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The form.
  open var style = Style.bar {
    didSet {
      guard style != oldValue else { return }
      if style == .spinning { hugContent() }
      faceSizeDidChange()
    }
  }

  /// Whether it is not known how far it is.
  open var isIndeterminate = true {
    didSet { if isIndeterminate != oldValue { faceDidChange() } }
  }

  /// The beginning.
  open var minValue = 0.0 {
    didSet { if minValue != oldValue { faceDidChange() } }
  }

  /// The end.
  open var maxValue = 100.0 {
    didSet { if maxValue != oldValue { faceDidChange() } }
  }

  /// How far it is. What lies outside of the bounds is shown as the nearer one; what is no number changes nothing.
  open var doubleValue = 0.0 {
    didSet {
      if doubleValue.isNaN { doubleValue = oldValue }
      if doubleValue != oldValue { faceDidChange() }
    }
  }

  /// Goes on by a distance.
  open func increment(by delta: Double) {
    doubleValue += delta
  }

  /// How large it is.
  open var controlSize = NSControl.ControlSize.regular {
    didSet { if controlSize != oldValue { faceSizeDidChange() } }
  }

  /// Whether it is shown while nothing goes on.
  open var isDisplayedWhenStopped = true {
    didSet { if isDisplayedWhenStopped != oldValue { faceDidChange() } }
  }

  /// Whether it is moved by a thread of its own. It makes no difference here.
  open var usesThreadedAnimation = true

  private var isAnimating = false

  /// Something goes on.
  open func startAnimation(_ sender: Any?) {
    isAnimating = true
    faceDidChange()
  }

  /// Nothing goes on any more.
  open func stopAnimation(_ sender: Any?) {
    isAnimating = false
    faceDidChange()
  }

  private var fraction: Double {
    let length = maxValue - minValue
    return length > 0 && length.isFinite ? min(max((doubleValue - minValue) / length, 0), 1) : 0
  }

  @ViewBuilder var face: some View {
    let isShown = isAnimating || isDisplayedWhenStopped || !isIndeterminate
    Group {
      if style == .spinning {
        if isIndeterminate { wheel } else { ProgressView(value: fraction).progressViewStyle(.circular) }
      } else if isIndeterminate, isAnimating {
        ProgressView().progressViewStyle(.linear)
      } else {
        ProgressView(value: isIndeterminate ? 0 : fraction).progressViewStyle(.linear)
      }
    }
    .controlSize(controlSize.size)
    .opacity(isShown ? 1 : 0)
  }

  @ViewBuilder private var wheel: some View {
    if isAnimating {
      ProgressView().progressViewStyle(.circular)
    } else {
      Image(systemName: "rays").foregroundStyle(.secondary)
    }
  }

  /// Gives it the size of its form.
  open func sizeToFit() {
    let size = idealSizeOfFace
    setFrameSize(CGSize(width: style == .bar ? frame.width : size.width, height: size.height))
  }

  open override var intrinsicContentSize: CGSize {
    let size = idealSizeOfFace
    return style == .bar ? CGSize(width: NSView.noIntrinsicMetric, height: size.height) : size
  }
}
