import Combine
import Foundation
import TesseraCore

/// Manages a part of a window, under the name that it has in UIKit.
///
/// A controller hears of its view in UIKit's order: `loadView`, `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`,
/// `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, `viewDidAppear`, and when it goes `viewWillDisappear`,
/// `viewDidDisappear`.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  let state = UIViewControllerState()
  private weak var ownWindow: UIWindow?
  private var ownView: UIView?
  /// How far the controller is on its way onto the surface.
  var appearance = Appearance.gone
  var isAppearanceAnimated = false
  /// What modules above keep with the controller, by type.
  private var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// How far controllers are on their way onto the surface.
  enum Appearance {
    case gone
    case willAppear
    case isAppearing
    case shown
    case willDisappear
  }

  /// A controller with an empty view.
  public override init() {
    super.init()
  }

  /// A controller with an empty view: there are no files of Interface Builder here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// No controller is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// What a module above keeps with the controller; it is made when it is first asked for.
  package func attachment<Value: AnyObject>(_ make: () -> Value) -> Value {
    if let value = attachments[ObjectIdentifier(Value.self)] as? Value { return value }
    let value = make()
    attachments[ObjectIdentifier(Value.self)] = value
    return value
  }

  /// What bars call the controller.
  open var title: String? {
    didSet { if title != oldValue { titleDidChange?() } }
  }

  /// Tells the bars of a module above of another title.
  package var titleDidChange: (() -> Void)?

  open override var next: UIResponder? {
    let outer: UIResponder? = ownView?.superview ?? parent ?? presentingViewController ?? window
    return outer ?? UIApplication.shared
  }

  /// The window that shows the controller.
  var window: UIWindow? {
    get { ownWindow ?? ownView?.window ?? parent?.window }
    set { ownWindow = newValue }
  }

  /// The surroundings of the controller.
  open var traitCollection: UITraitCollection { ownView?.traitCollection ?? UIScreen.main.traitCollection }

  /// Called when the surroundings of the view changed, for modules above.
  package var traitsDidChange: (() -> Void)?

  /// The surroundings changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark, even if the surroundings are the other; `unspecified` leaves it to them.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { state.userInterfaceStyle }
    set {
      guard newValue != state.userInterfaceStyle else { return }
      state.userInterfaceStyle = newValue
      state.followed.didChange()
    }
  }

  /// Light or dark, as the controller would have its window; `unspecified` leaves it to the surroundings.
  /// `overrideUserInterfaceStyle` has precedence (J425).
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

  /// The controller would have its window light or dark, and did not before.
  open func setNeedsUserInterfaceAppearanceUpdate() { state.followed.didChange() }

  // MARK: The view

  /// What the controller manages; it is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView?.controller = nil
      ownView = newValue
      newValue?.controller = self
    }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { ownView }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { ownView != nil }

  /// Makes the view: an empty one of the size of the screen. Overrides set `view` and do not call `super`.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Called once, when the view is loaded.
  open func viewDidLoad() {}

  // MARK: Keys

  private var addedCommands: [UIKeyCommand] = []

  /// The keys that the controller acts on: those that were added to it.
  open override var keyCommands: [UIKeyCommand]? { addedCommands.isEmpty ? nil : addedCommands }

  /// Adds keys that the controller acts on.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedCommands.append(keyCommand)
  }

  /// Takes keys away that were added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedCommands.removeAll { $0 === keyCommand }
  }

  // MARK: The safe area

  /// What is covered of the view in addition to what the device and bars cover, at each edge, in points. Figures that are
  /// not finite count as 0, with a warning.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      guard additionalSafeAreaInsets.isFinite else {
        RuntimeWarning.report(.invalidGeometry)
        additionalSafeAreaInsets = .zero
        return
      }
      ownView?.tellOfSafeArea()
    }
  }

  /// Another part of the view is covered.
  open func viewSafeAreaInsetsDidChange() {}

  /// At which edges the view lies under bars, rather than beside them.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { state.followed.didChange() } }
  }

  /// Whether the view lies under bars through which nothing shines, too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { state.followed.didChange() } }
  }

  /// Notes that the running body reads how far the view reaches, for modules above.
  package func followReach() {
    state.followed.follow()
  }

  /// Loads the view, if that was not done.
  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    if ownView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  // MARK: Life

  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is about to be shown, and has its size and its surroundings.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Brings the constraints of the view up to date. Overrides call `super` at their end.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// The view is about to have another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

  /// Whether the view is about to be shown for the first time since it was gone.
  public var isBeingPresented: Bool { presentingViewController != nil && appearance != .shown }

  /// Whether the view is about to go because the controller is dismissed.
  public internal(set) var isBeingDismissed = false

  /// Whether the controller is about to be put into another one.
  public package(set) var isMovingToParent = false

  /// Whether the controller is about to be taken out of another one.
  public package(set) var isMovingFromParent = false

  /// Whether the controllers in this one hear of their views by themselves. Containers that say no tell them by
  /// `beginAppearanceTransition` and `endAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// A container tells the controller that its view is about to be shown, or to go.
  ///
  /// - Parameters:
  ///   - isAppearing: whether it will be shown.
  ///   - animated: whether it moves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearanceAnimated = animated
    if isAppearing {
      guard appearance == .gone || appearance == .willDisappear else { return }
      loadViewIfNeeded()
      appearance = .willAppear
      container?.appearanceWillChange(true, animated: animated)
      viewWillAppear(animated)
    } else {
      guard appearance != .gone, appearance != .willDisappear else { return }
      appearance = .willDisappear
      viewWillDisappear(animated)
      container?.appearanceWillChange(false, animated: animated)
    }
  }

  /// A container tells the controller that what it began with `beginAppearanceTransition` is over.
  open func endAppearanceTransition() {
    switch appearance {
    case .willAppear, .isAppearing:
      tellOfAppearing()
      appearance = .shown
      container?.appearanceDidChange(true)
      viewDidAppear(isAppearanceAnimated)
      isMovingToParent = false
    case .willDisappear:
      appearance = .gone
      viewDidDisappear(isAppearanceAnimated)
      container?.appearanceDidChange(false)
    case .gone, .shown: break
    }
    isAppearanceAnimated = false
  }

  // MARK: Containers

  /// The controllers in this one.
  public private(set) var children: [UIViewController] = []

  /// The controller that this one is in.
  public private(set) weak var parent: UIViewController?

  /// Puts a controller into this one. Its view is added by the caller, who then calls `didMove(toParent:)` of it.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    childController.isMovingToParent = true
    children.append(childController)
  }

  /// Takes the controller out of the one that it is in.
  open func removeFromParent() {
    guard let parent else { return }
    isMovingFromParent = true
    defer { isMovingFromParent = false }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The controller is about to be put into another one, or taken out of it.
  open func willMove(toParent parent: UIViewController?) {}

  /// The controller was put into another one, or taken out of it.
  open func didMove(toParent parent: UIViewController?) {}

  /// The size that the controller would like to have where it is presented, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      presentationDidChange()
      (parent ?? presentingViewController)?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// A controller in this one, or one that it presents, would like to have another size (J425).
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Whether what the controller shows is being edited.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var isInEditing = false

  /// Tells the button that edits of a module above.
  package var editingDidChange: (() -> Void)?

  /// Chooses whether what the controller shows is being edited. Overrides call it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isInEditing else { return }
    isInEditing = editing
    editingDidChange?()
  }

  /// Whether the bar of tabs is out of the way while the controller is on top of a navigation controller.
  open var hidesBottomBarWhenPushed = false

  /// Shows a controller in the nearest container around this one that can, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as the detail of the nearest container around this one that has one, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  // MARK: Presentation

  /// Shows the controller, where it is presented, by dialogs of SwiftUI rather than by its view.
  ///
  /// The view is shown in the background of what presents it. The binding becomes false when the user closed the dialog.
  package var dialog: ((Binding<Bool>) -> AnyView)?

  /// The controller that this one, or one around it, presents.
  public var presentedViewController: UIViewController? { state.presented ?? parent?.presentedViewController }

  /// The controller that presents this one.
  public internal(set) weak var presentingViewController: UIViewController?

  /// Is called when the user dismissed the sheet with the controller, for modules above.
  package var userDidDismiss: (() -> Void)?

  /// How a sheet with the controller is shown, for modules above; nil for the usual one.
  package var sheetSettings: (() -> SheetSettings?)?

  /// What a popover with the controller points at, for modules above; nil if it is none.
  package var popoverSettings: (() -> PopoverSettings?)?

  /// Presents the controller in a view of its own, for modules above; nil for the ways that controllers have.
  package var makeContainedPresentation: ((UIViewController) -> (any ContainedPresentation)?)?

  /// What presents the controller looks otherwise, or is larger or smaller.
  package func presentationDidChange() {
    presentingViewController?.state.followed.didChange()
  }

  /// Whether it is presented as a sheet or covers all.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How it moves when it is presented and covers all. Sheets move up.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether what it presents lies in front of this controller only. It makes no difference here.
  open var definesPresentationContext = false

  /// Whether a gesture cannot dismiss it.
  open var isModalInPresentation = false

  /// Presents a controller above this one, as a sheet or, by its `modalPresentationStyle`, above all.
  ///
  /// - Parameters:
  ///   - controller: what is presented; nothing happens, with a warning, if this one presents another already, or if
  ///     nothing of it is shown, as of the one that stands for an `App`, whose views present by `sheet` and
  ///     `fullScreenCover`.
  ///   - animated: whether it moves into place.
  ///   - completion: called when it is presented.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    guard state.presented == nil, window?.standsForScene != true || isViewLoaded else {
      return RuntimeWarning.report(.notPresented("\(type(of: controller))"))
    }
    controller.presentingViewController = self
    controller.window = window
    guard let contained = controller.makeContainedPresentation?(self) else {
      setPresented(controller, animated: animated)
      completion?()
      return
    }
    state.contained = contained
    setPresented(controller, animated: false)
    // What moves into place begins where it is seen to be.
    view.runWhenShown { contained.begin(animated: animated) { completion?() } }
  }

  /// Dismisses what this controller presents, or else this controller: by the controller that presents it, or by the sheet of
  /// SwiftUI whose view shows it (J86).
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let presenting = state.presented == nil ? nearestPresenting : self
    guard let presenting else {
      viewIfLoaded?.surroundings?.dismiss()
      completion?()
      return
    }
    guard let contained = presenting.state.contained else {
      presenting.setPresented(nil, animated: animated)
      completion?()
      return
    }
    contained.end(animated: animated) {
      presenting.containedPresentationDidEnd(contained)
      completion?()
    }
  }

  // MARK: The device

  /// Whether a phone's bar is light or dark. It has no effect here: there is no such bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether a phone's bar is hidden. It has no effect here: there is no such bar.
  open var prefersStatusBarHidden: Bool { false }

  /// Asks for the look of a phone's bar again. It has no effect here: there is no such bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether a phone's bar for the way home is hidden. It has no effect here: there is no such bar.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The directions that it may be shown in. It has no effect here: windows have no directions.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  /// Whether it turns with the device. It has no effect here: windows have no directions.
  open var shouldAutorotate: Bool { true }

  // MARK: Storyboards (J135)

  /// The storyboard that the controller is from: nil, for none is read here.
  open var storyboard: UIStoryboard? { nil }

  /// A way to another controller is about to be gone. Only code calls it here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a way to another controller is gone. Only code calls it here.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Goes a way of the storyboard. There is none here: nothing happens, with a warning.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    RuntimeWarning.report(
      .withoutEffect(
        "\(type(of: self)) has no segue \"\(identifier)\", as storyboards are not read here: push or present the controller in code"
      ))
  }
}
