import Foundation
import SwiftUI
import TesseraControls
import TesseraCore

/// Is told what becomes of a context menu.
@MainActor
struct ContextMenuListener {
  let willDisplay: (ContextMenuAnimator) -> Void
  let willEnd: (ContextMenuAnimator) -> Void
  let commit: (ContextMenuAnimator) -> Void
}

/// The context menu that is or was open beside a view of a root.
@MainActor
final class ShownContextMenu {
  let followed = FollowedObject()
  private(set) var menu: UIMenu?
  private(set) var preview: UIViewController?
  private(set) var isOpen = true
  /// What the menu stands beside, in the coordinates of what shows the root.
  let frame: CGRect
  /// What asks for the menu: it is the sender of its actions.
  private(set) weak var owner: AnyObject?
  private let listener: ContextMenuListener

  private init(
    _ menu: UIMenu?, _ preview: UIViewController?, _ frame: CGRect, _ owner: AnyObject,
    _ listener: ContextMenuListener
  ) {
    self.menu = menu
    self.preview = preview
    self.frame = frame
    self.owner = owner
    self.listener = listener
  }

  /// Opens a menu.
  ///
  /// - Parameters:
  ///   - configuration: makes the menu; one with neither items nor a preview is not opened.
  ///   - view: what the menu stands beside; nothing is opened while it is in no window.
  ///   - owner: has at most one menu; it is not kept.
  ///   - listener: is told of the menu.
  static func open(
    _ configuration: UIContextMenuConfiguration, beside view: UIView, for owner: AnyObject,
    listener: ContextMenuListener
  ) -> ShownContextMenu? {
    let (menu, preview) = (configuration.makeMenu(), configuration.makePreview())
    guard view.window != nil, menu?.children.isEmpty == false || preview != nil else { return nil }
    let shown = ShownContextMenu(menu, preview, view.rectOnRoot(view.bounds), owner, listener)
    let animator = ContextMenuAnimator(previewViewController: preview)
    listener.willDisplay(animator)
    view.showOverRoot(AnyView(ShownContextMenuView(shown: shown)), for: owner)
    animator.run()
    return shown
  }

  /// Closes the menu, if it is open.
  func close() {
    guard isOpen else { return }
    isOpen = false
    followed.didChange()
    let animator = ContextMenuAnimator(previewViewController: preview)
    listener.willEnd(animator)
    animator.run()
    menu = nil
    preview = nil
  }

  /// Replaces the items of the menu, if it is open.
  func update(_ change: (UIMenu) -> UIMenu) {
    guard isOpen, let menu else { return }
    self.menu = change(menu)
    followed.didChange()
  }

  /// The user tapped the preview.
  func commit() {
    guard isOpen else { return }
    let animator = ContextMenuAnimator(previewViewController: preview)
    listener.commit(animator)
    close()
    animator.run()
  }
}

/// Shows a context menu beside what it belongs to.
private struct ShownContextMenuView: View {
  let shown: ShownContextMenu

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the menu
    let _: Void = shown.followed.follow()
    let isOpen = Binding {
      shown.isOpen
    } set: {
      if !$0 { shown.close() }
    }
    Color.clear
      .frame(width: max(1, shown.frame.width), height: max(1, shown.frame.height))
      .modifier(
        MenuPresenter(isOpen: isOpen, preview: preview) {
          if let menu = shown.menu { MenuContent(menu: menu, sender: shown.owner) }
        }
      )
      .position(x: shown.frame.midX, y: shown.frame.midY)
      .allowsHitTesting(false)
  }

  private var preview: AnyView? {
    shown.preview.map { controller in
      AnyView(
        ContextMenuPreview(controller: controller)
          .contentShape(Rectangle())
          .onTapGesture { shown.commit() })
    }
  }
}

/// The items of a menu below its title.
private struct MenuContent: View {
  let menu: UIMenu
  let sender: AnyObject?

  var body: some View {
    if menu.title.isEmpty {
      MenuElements(elements: menu.children, sender: sender)
    } else {
      Section(menu.title) { MenuElements(elements: menu.children, sender: sender) }
    }
  }
}

/// What is shown above the items of a context menu: the view of a controller, which cannot be operated there.
private struct ContextMenuPreview: View {
  let controller: UIViewController
  /// The size of a preview that says none, in points.
  private static let usualSize = CGSize(width: 240, height: 160)

  init(controller: UIViewController) {
    self.controller = controller
  }

  var body: some View {
    let size = withoutEvaluation { self.size }
    UIViewControllerHost(controller)
      .frame(width: size.width, height: size.height)
      .allowsHitTesting(false)
  }

  private var size: CGSize {
    let view: UIView = controller.view
    let known = [controller.preferredContentSize, view.bounds.size, view.systemLayoutSizeFitting(.zero)]
    return known.first { $0.width > 0 && $0.height > 0 && $0.width.isFinite && $0.height.isFinite } ?? Self.usualSize
  }
}
