import Foundation
import SwiftUI

/// A view in a collection view that is used again for another place.
///
/// Collection views make views by the class that was registered, with `init(frame:)`. A subclass with designated
/// initializers of its own overrides that, too.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// By which name the collection view finds views of this kind; nil for one that it did not make.
  public internal(set) var reuseIdentifier: String?
  /// By which name views of this kind wait to be used again.
  var poolName: String?
  /// The size that the view was last asked about; nil if it has to be asked again.
  var measuredSize: CGSize?
  private var applied: UICollectionViewLayoutAttributes?

  /// A view with a place in the one around it, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A view that a collection view makes by its class, with `init(frame:)`. Programs do not call it.
  public required convenience init(reusableIn frame: CGRect) {
    self.init(frame: frame)
  }

  /// The view is about to be used for another place. Overrides call it.
  open func prepareForReuse() {}

  /// The layout shows the view in another way. Overrides take what attributes of their own say.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view wants: where the layout asks for it, the size of its content.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fits = layoutAttributes.fitsContent
    guard fits.width || fits.height else { return layoutAttributes }
    let target = CGSize(
      width: fits.width ? 0 : layoutAttributes.size.width, height: fits.height ? 0 : layoutAttributes.size.height)
    let size = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: fits.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: fits.height ? .fittingSizeLevel : .required)
    if fits.width, size.width.isFinite { layoutAttributes.size.width = size.width }
    if fits.height, size.height.isFinite { layoutAttributes.size.height = size.height }
    return layoutAttributes
  }

  /// Takes the place that a layout says.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    transform = .identity
    frame = attributes.frame
    transform = attributes.transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    if applied.map({ !$0.isLike(attributes) }) ?? true {
      applied = attributes
      apply(attributes)
    }
  }

  /// The content wants another size, perhaps.
  func contentDidChange() {
    measuredSize = nil
    superview?.setNeedsLayout()
    setNeedsLayout()
    layerModel.didChange()
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether others say the same. Those of a program's own class may say more, and are never taken to be the same.
  fileprivate func isLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: other) == UICollectionViewLayoutAttributes.self && type(of: self) == type(of: other)
      && element == other.element && frame == other.frame && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && transform == other.transform
  }
}
