import Foundation
import SwiftUI

/// A switch that is on or off, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSSwitch: NSControl, NSControlHost {
  /// A switch that is off.
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

  /// Whether it is on. Setting it tells nothing to the action.
  open var state = StateValue.off {
    didSet { if state != oldValue { faceDidChange() } }
  }

  override var value: Any? {
    get { state.rawValue }
    set { state = (newValue as? Int ?? Int(saturating: newValue as? Double ?? 0)) != 0 ? .on : .off }
  }

  open override func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    state = state == .on ? .off : .on
    sendAction()
  }

  var face: some View {
    Toggle(
      isOn: Binding {
        self.state == .on
      } set: { _ in
        self.performClick(nil)
      }
    ) { EmptyView() }
    .labelsHidden()
    .toggleStyle(.switch)
    .controlSize(controlSize.size)
    .disabled(!isEnabled)
  }

  open override var intrinsicContentSize: CGSize { idealSizeOfFace }
}
