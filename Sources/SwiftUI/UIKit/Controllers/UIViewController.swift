import Combine
import Foundation
import TesseraCore

/// Manages a part of a window, under the name that it has in UIKit.
///
/// Views of UIKit are not drawn, so of view controllers only `UIHostingController` has content.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  let state = UIViewControllerState()
  weak var window: UIWindow?

  /// A controller without content.
  public override init() {
    super.init()
  }

  /// A controller without content: there are no files of Interface Builder here.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  /// No controller is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// What the controller shows; nil if it has no content that is drawn.
  var content: AnyView? { nil }

  /// What bars call the controller.
  open var title: String?

  open override var next: UIResponder? { presentingViewController ?? window ?? UIApplication.shared }

  /// The surroundings of the controller.
  public var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

  /// Light or dark, even if the surroundings are the other; `unspecified` leaves it to them.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { state.userInterfaceStyle }
    set { state.userInterfaceStyle = newValue }
  }

  // MARK: Life

  /// Whether `viewDidLoad` was called.
  public private(set) var isViewLoaded = false

  /// Called once, before the controller is shown for the first time.
  open func viewDidLoad() {}

  /// The controller is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// The controller is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// The controller is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The controller is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Calls `viewDidLoad`, if that was not done.
  open func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }

  // MARK: Presentation

  /// The controller that this one presents.
  public var presentedViewController: UIViewController? { state.presented }

  /// The controller that presents this one.
  public internal(set) weak var presentingViewController: UIViewController?

  /// Whether it is presented as a sheet or covers all.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Whether a gesture cannot dismiss it.
  open var isModalInPresentation = false

  /// Presents a controller above this one, as a sheet or, by its `modalPresentationStyle`, above all.
  ///
  /// - Parameters:
  ///   - controller: what is presented; nothing happens, with a warning, if this one presents another already, or if
  ///     its window is that of an `App`, whose views present by `sheet` and `fullScreenCover`.
  ///   - animated: whether it moves into place.
  ///   - completion: called when it is presented.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    guard state.presented == nil, window?.standsForScene != true else {
      return RuntimeWarning.report(.notPresented("\(type(of: controller))"))
    }
    controller.presentingViewController = self
    controller.window = window
    withTransaction(Transaction(disablesAnimations: !animated)) { state.presented = controller }
    completion?()
  }

  /// Dismisses what this controller presents, or else this controller.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let presenting = state.presented == nil ? presentingViewController : self
    presenting?.endPresentation(animated: animated)
    completion?()
  }

  private func endPresentation(animated: Bool) {
    withTransaction(Transaction(disablesAnimations: !animated)) { state.presented = nil }
  }

  // MARK: The device

  /// Whether a phone's bar is light or dark. It has no effect here: there is no such bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether a phone's bar is hidden. It has no effect here: there is no such bar.
  open var prefersStatusBarHidden: Bool { false }

  /// Whether a phone's bar for the way home is hidden. It has no effect here: there is no such bar.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The directions that it may be shown in. It has no effect here: windows have no directions.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  /// Whether it turns with the device. It has no effect here: windows have no directions.
  open var shouldAutorotate: Bool { true }
}

extension Transaction {
  fileprivate init(disablesAnimations: Bool) {
    self.init()
    self.disablesAnimations = disablesAnimations
  }
}

/// What a view follows of a controller.
@MainActor
final class UIViewControllerState: ObservableObject {
  @Published var presented: UIViewController?
  @Published var userInterfaceStyle = UIUserInterfaceStyle.unspecified
}
