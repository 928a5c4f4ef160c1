import Foundation
import SwiftUI
import TesseraUIKit

/// A view of AppKit whose appearance and behavior are those of a control of SwiftUI that it hosts.
@MainActor
protocol NSControlHost: NSView {
  associatedtype Face: View

  /// The control.
  @ViewBuilder var face: Face { get }
}

extension NSControlHost {
  private var wholeFace: some View { ControlFace(view: backing) { self.face } }

  /// Shows the control; called once.
  func hostFace() {
    backing.makeHostedContent = { [unowned self] in AnyView(wholeFace) }
  }

  /// The size that the control has by itself, in points.
  var idealSizeOfFace: CGSize {
    OffscreenView.size(of: wholeFace, in: CGSize(width: CGFloat.nan, height: .nan))
  }

  /// The size that the control chooses when it is offered a width, in points.
  func sizeOfFace(inWidth width: CGFloat) -> CGSize {
    OffscreenView.size(of: wholeFace, in: CGSize(width: width, height: .nan))
  }

  /// The view takes no more room than its content.
  func hugContent() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }
}

extension NSView {
  /// What the view hosts has to be shown as it is now.
  func faceDidChange() {
    backing.layerModel.didChange()
  }

  /// What the view hosts has another size by itself.
  func faceSizeDidChange() {
    faceDidChange()
    invalidateIntrinsicContentSize()
  }
}
