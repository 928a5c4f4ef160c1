import Foundation
import SwiftUI
import TesseraCore

/// A view of UIKit whose appearance and behavior are those of a control of SwiftUI that it hosts.
@MainActor
protocol ControlHost: UIView {
  associatedtype Face: View

  /// The control.
  @ViewBuilder var face: Face { get }
}

extension ControlHost {
  /// The control, evaluated again when the view changes.
  var hostedFace: AnyView {
    AnyView(ControlFace(view: self) { self.face })
  }

  /// Shows the control; called once.
  func hostFace() {
    makeHostedContent = { [unowned self] in hostedFace }
  }

  /// The size that the control chooses when it is offered another one, in points.
  func sizeOfFace(in size: CGSize) -> CGSize {
    OffscreenView.size(of: ControlFace(view: self) { self.face }, in: size)
  }

  /// The size that the control has by itself, in points.
  var idealSizeOfFace: CGSize { sizeOfFace(in: CGSize(width: CGFloat.nan, height: .nan)) }

  /// The control has to be shown as it is now.
  func faceDidChange() {
    layerModel.didChange()
  }

  /// The control has another size by itself.
  func faceSizeDidChange() {
    layerModel.didChange()
    invalidateIntrinsicContentSize()
  }
}

private struct ControlFace<Content: View>: View {
  let view: UIView
  let content: @MainActor () -> Content

  init(view: UIView, content: @escaping @MainActor () -> Content) {
    self.view = view
    self.content = content
  }

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = view.layerModel.follow()
    content()
  }
}
