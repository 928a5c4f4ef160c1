import Foundation
import SwiftUI

/// Where an element of a collection view lies and how it is shown.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// The element that the attributes are of.
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  public internal(set) var representedElementKind: String?
  /// The item, or the section, that the element belongs to.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The middle, in the coordinates of the content, in points.
  open var center = CGPoint.zero
  /// The size, in points.
  open var size = CGSize.zero
  /// How opaque the element is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Elements with greater numbers lie in front of others.
  open var zIndex = 0
  /// Whether the element is not shown.
  open var isHidden = false
  /// Turns, stretches and moves the element around its middle.
  open var transform = CGAffineTransform.identity
  /// Whether the width of the view, and the height, is that of its content.
  var fitsContent = (width: false, height: false)

  /// Attributes of the first item, without a size.
  public required override init() {
    super.init()
  }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Place and size in the coordinates of the content, in points, without the transform.
  open var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The size, from the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The same attributes in an object of the same class. Overrides copy what they add.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform = transform
    copy.fitsContent = fitsContent
    return copy
  }

  /// A copy of the same class.
  var duplicate: UICollectionViewLayoutAttributes { copy(with: nil) as? UICollectionViewLayoutAttributes ?? self }

  /// Which element they are of.
  var element: CollectionElement {
    CollectionElement(category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
  }

  /// Whether all places and sizes are finite numbers.
  var isUsable: Bool {
    [center.x, center.y, size.width, size.height].allSatisfy(\.isFinite) && size.width >= 0 && size.height >= 0
  }
}

/// What a collection view shows: a cell, or a view beside the cells.
nonisolated struct CollectionElement: Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String
  let path: IndexPath

  static func cell(_ path: IndexPath) -> Self { Self(category: .cell, kind: "", path: path) }
}
