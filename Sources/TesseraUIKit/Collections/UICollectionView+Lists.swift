import Foundation
import SwiftUI
import TesseraControls

extension UICollectionView {
  /// All cells in sight are shown as the view has them.
  func marksDidChange() {
    for (path, cell) in cells { mark(cell, at: path) }
  }

  /// Tells a cell of a list how it looks at its place.
  func mark(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewListCell else { return }
    guard let list = collectionViewLayout.listConfiguration(of: path.section) else { return cell.updateLook() }
    cell.listMarks = list.marks(of: path, count: numberOfItems(inSection: path.section), for: cell)
  }

  /// Tells a cell that it is the header or footer of a section.
  func markEdge(_ view: UICollectionReusableView, _ kind: String, _ section: Int) {
    guard let cell = view as? UICollectionViewListCell else { return }
    var marks = RowMarks()
    marks.appearance = collectionViewLayout.listConfiguration(of: section)?.appearance.list ?? .plain
    marks.isHeader = kind == UICollectionView.elementKindSectionHeader
    marks.isFooter = kind == UICollectionView.elementKindSectionFooter
    cell.listMarks = marks
  }

  /// Shows what lies behind the rows, if the layout is a list.
  func showListBackground() {
    let background = collectionViewLayout.listConfiguration(of: 0)?.background
    guard background != shownBackground else { return }
    shownBackground = background
    makeHostedContent = background.map { color in { AnyView(color.allowsHitTesting(false)) } }
    layerModel.didChange()
  }

  /// Whether a cell shows the items in its item.
  func isExpanded(_ cell: UICollectionViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    return (dataSource as? any OutlineSource)?.isExpanded(at: path) ?? false
  }

  /// Shows the items in a cell's item, or hides them.
  func toggleExpansion(of cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell) else { return }
    (dataSource as? any OutlineSource)?.toggleExpansion(at: path)
  }
}
