import Foundation
import TesseraCore

/// A view of AppKit that shows a view.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
  /// What is shown. Another value of it is an update: state that is kept in the view stays.
  open var rootView: Content {
    didSet { state.objectWillChange.send() }
  }

  /// A view of AppKit that shows a view.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Not available: an archive has no view.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented; use init(rootView:).")
  }

  override var content: AnyView? { AnyView(rootView) }

  /// The size that the content chooses when any will do, in points.
  open var fittingSize: CGSize { OffscreenView.size(of: rootView, in: CGSize(width: CGFloat.nan, height: .nan)) }
}
