import Foundation
import TesseraCore

/// A view controller of AppKit that shows a view.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
  private let hostingView: NSHostingView<Content>

  /// What is shown. Another value of it is an update: state that is kept in the view stays.
  open var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  /// A controller that shows a view.
  public init(rootView: Content) {
    hostingView = NSHostingView(rootView: rootView)
    super.init()
    view = hostingView
  }

  /// A controller that shows a view, for subclasses that an archive might name.
  public init?(coder: NSCoder, rootView: Content) {
    hostingView = NSHostingView(rootView: rootView)
    super.init(coder: coder)
    view = hostingView
  }

  /// Not available: an archive has no view. Subclasses call `init(coder:rootView:)`.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  /// Lays the content out for a size.
  ///
  /// - Parameter size: the size that the content is offered, in points.
  /// - Returns: the size that the content chooses, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    OffscreenView.size(of: rootView, in: size)
  }
}
