import Foundation
import SwiftUI

/// Opens the context menus of items, as the delegate of a collection view makes them (J95).
@MainActor
final class CollectionMenus: UIViewInteractionHandler {
  private unowned let collection: UICollectionView
  private var shown: ShownContextMenu?
  private let methods = DelegateMethods()
  private let olderMethods = DelegateMethods()

  init(of collection: UICollectionView) {
    self.collection = collection
  }

  /// Asking a delegate once tells whether it has menus: presses on items of one that has none do not wait for them.
  func mayHaveMenu(at point: CGPoint, in view: UIView) -> Bool {
    guard let delegate = collection.collectionDelegate else { return false }
    let hasNewer = methods.has(delegate) {
      _ = delegate.collectionView(collection, contextMenuConfigurationForItemsAt: items(at: point), point: point)
    }
    if hasNewer { return true }
    guard let path = collection.indexPathForItem(at: point) else { return false }
    return olderMethods.has(delegate) {
      _ = delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: point)
    }
  }

  func menu(at point: CGPoint, in view: UIView) -> (@MainActor () -> Void)? {
    guard let delegate = collection.collectionDelegate, let configuration = configuration(of: delegate, at: point)
    else { return nil }
    let path = collection.indexPathForItem(at: point)
    return { [weak self] in self?.open(configuration, at: path) }
  }

  /// A menu is about the item at its place, or about all chosen ones if that is one of several.
  private func items(at point: CGPoint) -> [IndexPath] {
    guard let path = collection.indexPathForItem(at: point) else { return [] }
    let chosen = collection.selection
    return chosen.contains(path) && chosen.count > 1 ? chosen.sorted() : [path]
  }

  private func configuration(
    of delegate: any UICollectionViewDelegate, at point: CGPoint
  ) -> UIContextMenuConfiguration? {
    var configuration: UIContextMenuConfiguration?
    let hasNewer = OptionalMethod.isOwn {
      configuration = delegate.collectionView(
        collection, contextMenuConfigurationForItemsAt: items(at: point), point: point)
    }
    guard !hasNewer, let path = collection.indexPathForItem(at: point) else { return configuration }
    return delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: point)
  }

  private func open(_ configuration: UIContextMenuConfiguration, at path: IndexPath?) {
    let delegate = collection.collectionDelegate
    let target = path.flatMap {
      delegate?.collectionView(
        collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
    }
    let view = target?.view ?? path.flatMap { collection.cellForItem(at: $0) } ?? collection
    let listener = ContextMenuListener { [weak collection] animator in
      guard let collection else { return }
      collection.collectionDelegate?.collectionView(
        collection, willDisplayContextMenu: configuration, animator: animator)
    } willEnd: { [weak collection] animator in
      guard let collection else { return }
      collection.collectionDelegate?.collectionView(
        collection, willEndContextMenuInteraction: configuration, animator: animator)
    } commit: { [weak collection] animator in
      guard let collection else { return }
      collection.collectionDelegate?.collectionView(
        collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    shown = ShownContextMenu.open(configuration, beside: view, for: self, listener: listener)
  }
}
