import Foundation
import TesseraCore

/// A view controller of AppKit that shows a view.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
  /// What is shown. Another value of it is an update: state that is kept in the view stays.
  open var rootView: Content {
    didSet { (viewIfLoaded as? NSHostingView<Content>)?.rootView = rootView }
  }

  /// Which sizes follow those of the content. The intrinsic size of the view does in all cases, so it is only kept.
  open var sizingOptions: NSHostingSizingOptions = .standardBounds

  /// What is covered, of which the content keeps away.
  open var safeAreaRegions = SafeAreaRegions.all {
    didSet { (viewIfLoaded as? NSHostingView<Content>)?.safeAreaRegions = safeAreaRegions }
  }

  /// A controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// A controller that shows a view, for subclasses that an archive might name.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  /// Not available: an archive has no view. Subclasses call `init(coder:rootView:)`.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  open override func loadView() {
    let hosting = NSHostingView(rootView: rootView)
    hosting.safeAreaRegions = safeAreaRegions
    view = hosting
  }

  /// Lays the content out for a size.
  ///
  /// - Parameter size: the size that the content is offered, in points.
  /// - Returns: the size that the content chooses, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    OffscreenView.size(of: rootView, in: size)
  }
}
