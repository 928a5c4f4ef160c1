import Foundation
import SwiftUI

/// An item that is being moved to another place.
struct CollectionMovement {
  let source: IndexPath
  var destination: IndexPath
  /// The middle of its cell, in the coordinates of the content.
  var center: CGPoint

  /// Where an item is shown meanwhile: those between the old and the new place make room.
  func place(of path: IndexPath) -> IndexPath {
    if path == source { return destination }
    var item = path.item
    if path.section == source.section, path.item > source.item { item -= 1 }
    if path.section == destination.section, item >= destination.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}

extension UICollectionView {
  /// Begins to move an item, if the data source says that it can be moved (J100).
  ///
  /// - Returns: whether it did. It does not for an item that is not in sight, and while another one is moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, let cell = cells[indexPath],
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    movement = CollectionMovement(source: indexPath, destination: indexPath, center: cell.center)
    cell.superview?.bringSubviewToFront(cell)
    return true
  }

  /// Moves the item to a point: others make room for it where the delegate lets it lie.
  ///
  /// - Parameter targetPosition: the middle of its cell, in the coordinates of the view, in points; figures that are no
  ///   numbers leave it where it is.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard var moved = movement, targetPosition.x.isFinite, targetPosition.y.isFinite else { return }
    moved.center = targetPosition
    if let proposed = indexPathOfPlace(at: targetPosition) {
      let allowed = collectionDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moved.source, atCurrentIndexPath: moved.destination,
        toProposedIndexPath: proposed)
      let path = allowed ?? proposed
      if has(path) { moved.destination = path }
    }
    let isOther = moved.destination != movement?.destination
    movement = moved
    withAnimation(isOther ? .default : nil) { tile() }
  }

  /// The item stays where it is now, which the data source is told.
  public func endInteractiveMovement() {
    guard let ended = movement else { return }
    movement = nil
    guard ended.source != ended.destination else { return settle() }
    dataSource?.collectionView(self, moveItemAt: ended.source, to: ended.destination)
    moveItem(at: ended.source, to: ended.destination)
  }

  /// The item goes back to its place.
  public func cancelInteractiveMovement() {
    guard movement != nil else { return }
    movement = nil
    settle()
  }

  private func settle() {
    animate(true) {
      tile()
    } completion: {
    }
  }

  /// The place at a point, of an item that is in sight.
  private func indexPathOfPlace(at point: CGPoint) -> IndexPath? {
    let rect = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return (collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).first {
      $0.representedElementCategory == .cell && $0.frame.contains(point) && has($0.indexPath)
    }?.indexPath
  }

  /// The attributes of a cell while an item is moved: those of the place that it is shown at.
  func moved(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let movement, attributes.representedElementCategory == .cell else { return attributes }
    let place = movement.place(of: attributes.indexPath)
    guard attributes.indexPath == movement.source || place != attributes.indexPath,
      let there = collectionViewLayout.layoutAttributesForItem(at: place)?.duplicate
    else { return attributes }
    there.indexPath = attributes.indexPath
    if attributes.indexPath == movement.source {
      there.center = movement.center
      there.size = attributes.size
      there.zIndex = .max
    }
    return there
  }

  // MARK: The sign of a list's row

  /// The sign that moves a row was dragged.
  ///
  /// - Parameter distance: how far, from where it began, in points.
  func moveSignDidMove(_ cell: UICollectionViewCell, by distance: CGFloat) {
    if movement == nil {
      guard let path = indexPath(for: cell), beginInteractiveMovementForItem(at: path) else { return }
      movementStart = cell.center
    }
    guard let source = movement?.source, cells[source] === cell else { return }
    updateInteractiveMovementTargetPosition(CGPoint(x: movementStart.x, y: movementStart.y + distance))
  }

  /// The sign that moves a row was let go.
  func moveSignDidEnd(_ cell: UICollectionViewCell, by distance: CGFloat) {
    moveSignDidMove(cell, by: distance)
    endInteractiveMovement()
  }
}
