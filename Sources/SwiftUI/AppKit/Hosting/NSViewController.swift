import Foundation
import TesseraCore

/// Manages a view of AppKit.
///
/// It hears of its view in AppKit's order: `loadView`, `viewDidLoad`, `viewWillAppear`, `viewWillLayout`, `viewDidLayout`,
/// `viewDidAppear`, and when it goes `viewWillDisappear`, `viewDidDisappear`.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
  private var ownView: NSView?
  /// Shows the view and what the controller presents.
  private(set) lazy var backing = NSViewControllerBacking(self)

  /// A controller with an empty view.
  public override init() {
    super.init()
  }

  /// A controller with an empty view: there are no files of Interface Builder here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// No controller is kept in an archive, so there is none to be read from one.
  public required override init?(coder: NSCoder) {
    super.init()
  }

  /// What bars call the controller.
  open var title: String?

  /// What the controller shows, for the program.
  open var representedObject: Any?

  /// A name by which the program finds the controller.
  open var identifier: NSUserInterfaceItemIdentifier?

  /// The size that the controller would like to have where it is presented, in points.
  open var preferredContentSize = CGSize.zero

  override var followingResponder: NSResponder? {
    let outer: NSResponder? = ownView?.superview ?? parent ?? ownView?.window
    return outer ?? NSApplication.shared
  }

  // MARK: The view

  /// What the controller manages; it is loaded when it is first asked for.
  open var view: NSView {
    get {
      loadViewIfNeeded()
      return ownView ?? NSView()
    }
    set {
      ownView?.controller = nil
      ownView?.backing.attach(nil)
      ownView = newValue
      newValue.controller = self
      newValue.backing.attach(backing)
    }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: NSView? { ownView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { ownView != nil }

  /// Makes the view. Overrides set `view` and do not call `super`.
  open func loadView() {
    view = NSView()
  }

  /// Loads the view, if that was not done.
  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    if ownView == nil { view = NSView() }
    viewDidLoad()
  }

  /// Called once, when the view is loaded.
  open func viewDidLoad() {}

  /// The view is about to be shown.
  open func viewWillAppear() {}

  /// The view is shown.
  open func viewDidAppear() {}

  /// The view is about to go.
  open func viewWillDisappear() {}

  /// The view is gone.
  open func viewDidDisappear() {}

  /// The view is about to be laid out.
  open func viewWillLayout() {}

  /// The view was laid out.
  open func viewDidLayout() {}

  // MARK: Containers

  /// The controllers in this one.
  open private(set) var children: [NSViewController] = []

  /// The controller that this one is in.
  open private(set) weak var parent: NSViewController?

  /// Puts a controller into this one; its view is added by the caller.
  open func addChild(_ childViewController: NSViewController) {
    guard childViewController !== self, childViewController.parent !== self else { return }
    childViewController.removeFromParent()
    childViewController.parent = self
    children.append(childViewController)
  }

  /// Takes the controller out of the one that it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  // MARK: Presentation

  /// The controllers that this one presents.
  open var presentedViewControllers: [NSViewController]? {
    (backing.presentedViewController as? NSViewControllerBacking)?.owner.map { [$0] } ?? []
  }

  /// The controller that presents this one.
  open var presentingViewController: NSViewController? {
    (backing.presentingViewController as? NSViewControllerBacking)?.owner
  }

  /// Shows a controller as a sheet above this one; one at a time.
  open func presentAsSheet(_ viewController: NSViewController) {
    viewController.loadViewIfNeeded()
    backing.present(viewController.backing, animated: true)
  }

  /// Shows a controller as a sheet, because the desktop gives programs no modal windows.
  open func presentAsModalWindow(_ viewController: NSViewController) {
    presentAsSheet(viewController)
  }

  /// Closes a controller that this one presents.
  open func dismiss(_ viewController: NSViewController) {
    viewController.backing.dismiss(animated: true)
  }

  /// Closes the controller, if it is presented.
  open func dismiss(_ sender: Any?) {
    backing.dismiss(animated: true)
  }
}

/// The controller of UIKit that stands behind one of AppKit: it knows when its view is shown, and presents.
final class NSViewControllerBacking: UIViewController {
  /// Keeps the controller of AppKit while it is presented.
  private var kept: NSViewController?
  private(set) weak var owner: NSViewController?

  init(_ owner: NSViewController) {
    self.owner = owner
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("A controller of AppKit is not read from an archive.")
  }

  override func loadView() {
    if let owner { view = owner.view.backing }
  }

  override func viewWillAppear(_ animated: Bool) {
    kept = owner
    owner?.viewWillAppear()
  }

  override func viewDidAppear(_ animated: Bool) { owner?.viewDidAppear() }

  override func viewWillDisappear(_ animated: Bool) { owner?.viewWillDisappear() }

  override func viewDidDisappear(_ animated: Bool) {
    owner?.viewDidDisappear()
    kept = nil
  }
}

extension NSViewBacking {
  /// Makes a controller the one of this view.
  func attach(_ newController: NSViewControllerBacking?) {
    if let newController { newController.view = self } else { controller?.view = nil }
  }
}
