import Foundation
import TesseraCore

/// A view controller of UIKit that shows a view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// What is shown. Another value of it is an update: state that is kept in the view stays.
  open var rootView: Content {
    didSet { (viewIfLoaded as? _UIHostingView<Content>)?.rootView = rootView }
  }

  /// Which sizes of the view's follow those of the content.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// What the device covers, of which the content keeps away.
  open var safeAreaRegions = SafeAreaRegions.all {
    didSet { keepInSafeArea() }
  }

  private func keepInSafeArea() {
    viewIfLoaded?.keepsInSafeArea = safeAreaRegions.contains(.container)
    viewIfLoaded?.layerModel.didChange()
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
    view = _UIHostingView(rootView: rootView)
    view.frame = UIScreen.main.bounds
    keepInSafeArea()
  }

  /// Lays the content out for a size.
  ///
  /// - Parameter size: the size that the content is offered, in points.
  /// - Returns: the size that the content chooses, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    OffscreenView.size(of: rootView, in: size)
  }
}

/// Which sizes of a hosting controller's view follow those of its content.
nonisolated public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The size that the controller would like to have.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  /// The size that the view has by itself.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// A view of UIKit that shows a view.
@MainActor @preconcurrency
open class _UIHostingView<Content: View>: UIView {
  /// What is shown. Another value of it is an update: state that is kept in the view stays.
  open var rootView: Content {
    didSet {
      layerModel.didChange()
      invalidateIntrinsicContentSize()
    }
  }

  /// A view that shows a view of SwiftUI.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    keepsInSafeArea = true
    heightForWidth = { [unowned self] in sizeThatFits(CGSize(width: $0, height: .nan)).height }
  }

  /// Not available: an archive has no view.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented; use init(rootView:).")
  }

  // Several views of a root view stand below one another.
  override package var hostedContent: AnyView? { AnyView(VStack { rootView }) }

  open override var intrinsicContentSize: CGSize {
    OffscreenView.size(of: rootView, in: CGSize(width: CGFloat.nan, height: .nan))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    OffscreenView.size(of: rootView, in: size)
  }
}
