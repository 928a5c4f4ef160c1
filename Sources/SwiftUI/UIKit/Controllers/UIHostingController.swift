import Foundation
import TesseraCore

/// A view controller of UIKit that shows a view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// What is shown. Another value of it is an update: state that is kept in the view stays.
  open var rootView: Content {
    didSet {
      (viewIfLoaded as? _UIHostingView<Content>)?.rootView = rootView
      updatePreferredContentSize()
    }
  }

  /// Which sizes follow those of the content. The intrinsic size of the view does in all cases; the size that the controller
  /// would like to have is that of the content when the view is loaded, and of each other content (J425).
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { if sizingOptions != oldValue { updatePreferredContentSize() } }
  }

  private let colorSchemes = ColorSchemeObserver()

  /// Light or dark, as a view in the content would have the window by `preferredColorScheme`; `unspecified` if none would
  /// (J425).
  open override var preferredUserInterfaceStyle: UIUserInterfaceStyle {
    colorSchemes.preferred.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }

  private func updatePreferredContentSize() {
    guard isViewLoaded, sizingOptions.contains(.preferredContentSize) else { return }
    preferredContentSize = sizeThatFits(in: CGSize(width: CGFloat.nan, height: .nan))
  }

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
    let hosting = _UIHostingView(rootView: rootView)
    hosting.colorSchemes = colorSchemes
    view = hosting
    view.frame = UIScreen.main.bounds
    keepInSafeArea()
    updatePreferredContentSize()
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

  /// Hears which color schemes the content prefers.
  var colorSchemes: ColorSchemeObserver?

  // Several views of a root view stand below one another.
  override package var hostedContent: AnyView? {
    AnyView(VStack { rootView }.environment(\.colorSchemeObserver, colorSchemes))
  }

  open override var intrinsicContentSize: CGSize {
    OffscreenView.size(of: rootView, in: CGSize(width: CGFloat.nan, height: .nan))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    OffscreenView.size(of: rootView, in: size)
  }
}
