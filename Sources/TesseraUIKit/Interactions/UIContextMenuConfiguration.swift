import Foundation
import SwiftUI

/// Makes what is shown above the items of a context menu; nil for nothing.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a context menu of what the system suggests, which is nothing here; nil for none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A context menu that may be opened.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// What the program knows the menu by.
  public let identifier: any NSCopying
  /// The items of a collection view beside the pressed one that the menu is about.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// A number beside the preview. It is not shown here.
  open var badgeCount = 0
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// A context menu.
  ///
  /// - Parameters:
  ///   - identifier: what the program knows it by; nil for something that no other one has.
  ///   - previewProvider: makes what is shown above its items when it opens; nil for nothing.
  ///   - actionProvider: makes its items when it opens; nil for none.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  func makePreview() -> UIViewController? { previewProvider?() }

  func makeMenu() -> UIMenu? { actionProvider?([]) }
}

/// Runs changes while a context menu opens or closes, and others after it.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// What is shown above the items; nil for nothing.
  var previewViewController: UIViewController? { get }

  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what is called when these animations are over.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of the preview of a context menu that was tapped.
nonisolated public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes with the menu.
  case dismiss = 0
  /// It becomes what is shown. It goes with the menu here.
  case pop
}

/// Runs changes while a context menu closes because its preview was tapped.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What becomes of the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what runs with a context menu.
@MainActor
final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs what was collected.
  func run() {
    guard !animations.isEmpty else { return finish() }
    UIView.animate(withDuration: 0.25) {
      for animation in animations { animation() }
    } completion: { _ in
      self.finish()
    }
  }

  private func finish() {
    for completion in completions { completion() }
  }
}
