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

  /// How far the baselines of the first and the last line lie below the middle, in points; nil without text.
  var baselineDistances: (first: CGFloat, last: CGFloat)? {
    let size = CGSize(width: bounds.width > 0 ? bounds.width : .nan, height: .nan)
    let face = ControlFace(view: self) { self.face }
    let baselines = OffscreenView.size(of: BaselineProbe { face }, in: size)
    let height = sizeOfFace(in: size).height
    guard baselines.height > 0 else { return nil }
    return (baselines.width - height / 2, baselines.height - height / 2)
  }

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

package struct ControlFace<Content: View>: View {
  let view: UIView
  let content: @MainActor () -> Content

  package init(view: UIView, content: @escaping @MainActor () -> Content) {
    self.view = view
    self.content = content
  }

  package var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = view.layerModel.follow()
    content()
  }
}

/// As wide as its content has points above the first baseline, and as high as it has above the last one.
private struct BaselineProbe: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let dimensions = subviews.first?.dimensions(in: proposal) else { return .zero }
    return CGSize(width: dimensions[.firstTextBaseline], height: dimensions[.lastTextBaseline])
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
