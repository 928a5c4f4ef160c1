import Foundation
import SwiftUI
import TesseraControls
import TesseraCore

/// Pages on top of one another, the last of which is shown below a bar: the pages of a `NavigationStack` (J39).
@MainActor @preconcurrency
open class UINavigationController: UIViewController, AppearanceForwarding {
  private var stack: [UIViewController] = []
  private var turn: ControllerTurn?
  private var face: NavigationFaceView? { viewIfLoaded as? NavigationFaceView }

  /// A controller without pages.
  public override init() {
    super.init()
    prepare()
  }

  /// A controller with a first page.
  public init(rootViewController: UIViewController) {
    super.init()
    prepare()
    change(to: [rootViewController], animated: false)
  }

  /// A controller without pages, whose bars are of other classes. The classes make no difference here.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init()
  }

  /// A controller without pages: there are no files of Interface Builder here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// No controller is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    navigationBar.itemsOfPages = { [unowned self] in stack.map(\.navigationItem) }
  }

  open override func loadView() {
    view = NavigationFaceView(self)
  }

  // MARK: Pages

  /// Is told which page is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The pages, the last on top. One that is in it twice ends the program (J39).
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Shows other pages.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard Set(viewControllers.map { ObjectIdentifier($0) }).count == viewControllers.count else {
      fatalError("A navigation controller cannot show the same controller as two pages.")
    }
    change(to: viewControllers, animated: animated)
  }

  /// The page on top.
  open var topViewController: UIViewController? { stack.last }

  /// What is seen: what the page on top presents, or else that page.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Puts a page on top. One that is a page already ends the program (J39).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      fatalError("A navigation controller cannot push a controller that it shows already: \(type(of: viewController)).")
    }
    change(to: stack + [viewController], animated: animated)
  }

  /// Takes the page on top away. The first page stays.
  ///
  /// - Returns: the page.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 1, animated: animated)?.last
  }

  /// Takes all pages but the first away.
  ///
  /// - Returns: those pages.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1, animated: animated) }

  /// Takes the pages above a page away. One that is no page ends the program (J39).
  ///
  /// - Returns: those pages.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      fatalError("A navigation controller cannot go back to a controller that is no page: \(type(of: viewController)).")
    }
    return pop(to: index + 1, animated: animated)
  }

  /// - Parameter count: how many pages stay.
  private func pop(to count: Int, animated: Bool) -> [UIViewController]? {
    let gone = Array(stack.dropFirst(count))
    guard !gone.isEmpty else { return nil }
    change(to: Array(stack.prefix(count)), animated: animated)
    return gone
  }

  /// The user went back.
  func userWentBack(toLevel level: Int) {
    guard level + 1 < stack.count else { return }
    _ = pop(to: level + 1, animated: true)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Turning

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  private func change(to pages: [UIViewController], animated: Bool) {
    turnDidEnd()
    let old = stack
    let turn = ControllerTurn(
      from: old.last, to: pages.last, gone: old.filter { page in !pages.contains { $0 === page } },
      came: pages.filter { page in !old.contains { $0 === page } }, isAnimated: animated, isSeen: isShown)
    for page in turn.came { addChild(page) }
    stack = pages
    self.turn = turn
    turn.begin()
    if turn.isTurn, turn.isSeen, let top = pages.last {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
    guard let face else { return turnDidEnd() }
    var transaction = Transaction()
    transaction.disablesAnimations = !animated
    withTransaction(transaction) { face.faceDidChange() }
    // Another first page takes the place of the one before without a turn.
    let turnsPages = turn.isTurn && (old.count > 1 || pages.count > 1)
    if !turn.isSeen || !turnsPages { turnDidEnd() }
  }

  /// The page that came is where it belongs.
  func turnDidEnd() {
    guard let ended = turn else { return }
    turn = nil
    ended.end(in: self)
    if ended.isTurn, ended.isSeen, let top = stack.last {
      delegate?.navigationController(self, didShow: top, animated: ended.isAnimated)
    }
  }

  package func appearanceWillChange(_ isAppearing: Bool, animated: Bool) {
    turnDidEnd()
    stack.last?.beginAppearanceTransition(isAppearing, animated: animated)
  }

  package func appearanceDidChange(_ isAppearing: Bool) {
    stack.last?.endAppearanceTransition()
  }

  // MARK: Bars

  /// The bar at the top.
  public let navigationBar = UINavigationBar()

  /// Whether there is no bar at the top.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { navigationBar.followed.didChange() } }
  }

  /// Chooses whether there is no bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    withAnimation(animated ? .default : nil) { isNavigationBarHidden = hidden }
  }

  /// Whether there is no bar at the bottom, which shows the `toolbarItems` of the page on top.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { navigationBar.followed.didChange() } }
  }

  /// Chooses whether there is no bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    withAnimation(animated ? .default : nil) { isToolbarHidden = hidden }
  }

  /// The gesture that leads back. It is nil here: the gesture belongs to the stack of pages, and `hidesBackButton` of the
  /// page's item takes it away.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  // MARK: What extensions replace (J130)

  open override dynamic func viewDidLoad() { super.viewDidLoad() }
  open override dynamic func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open override dynamic func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open override dynamic func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  open override dynamic func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open override dynamic func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
}
