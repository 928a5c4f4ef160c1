import Foundation
import SwiftUI
import TesseraCore

/// Opens a menu when a view is held down, or pressed with the pointer's secondary button (J94).
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a context menu is shown.
  nonisolated public enum Appearance: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// With a preview above its items.
    case rich
    /// Without a preview.
    case compact
  }

  /// Makes the menu, and is told of it. It is not kept.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public private(set) weak var view: UIView?
  private var shown: ShownContextMenu?
  /// Where the menu was asked for, in the coordinates of the view.
  private var place = CGPoint.zero

  /// An interaction whose menus a delegate makes.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// How the menu is shown that is open now.
  open var menuAppearance: Appearance {
    guard let shown, shown.isOpen else { return .unknown }
    return shown.preview == nil ? .compact : .rich
  }

  /// Where the last menu was asked for, in the coordinates of a view; nil for those of the window.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  /// Closes the menu; nothing happens if none is open.
  open func dismissMenu() {
    shown?.close()
  }

  /// Replaces the items of the menu; nothing happens if none is open.
  ///
  /// - Parameter block: gets the menu and returns the new one.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    shown?.update(block)
  }
}

extension UIContextMenuInteraction: UIViewInteractionHandler {
  package func mayHaveMenu(at point: CGPoint, in view: UIView) -> Bool { delegate != nil }

  package func menu(at point: CGPoint, in view: UIView) -> (@MainActor () -> Void)? {
    place = point
    guard let delegate,
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    else { return nil }
    return { [weak self, weak view] in
      guard let self, let view else { return }
      let target = target(of: configuration)?.view ?? view
      shown = ShownContextMenu.open(configuration, beside: target, for: self, listener: listener(configuration))
    }
  }

  private func target(of configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    delegate?.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate?.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
  }

  private func listener(_ configuration: UIContextMenuConfiguration) -> ContextMenuListener {
    ContextMenuListener { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    } willEnd: { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    } commit: { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
}

/// Makes the menus of an interaction, and is told of them. All methods but the first may be left out.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a place of the interaction's view, in points; nil for none. Asked when the view was held long enough.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The view that the menu stands beside; nil for that of the interaction.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  /// The view that the menu stands beside; nil for that of the interaction. The spelling of earlier SDKs.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The menu is about to open.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// The menu is about to close.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// The user tapped what is shown above the items.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
