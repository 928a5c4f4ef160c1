import Foundation

/// A guide of your own making, by which a container lines up its views.
public protocol AlignmentID {
  /// Where the guide lies in a view that does not place it explicitly.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Adds the explicit value of a container's `n`-th child (from 0) to the container's own value.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// Takes the average of the values of all children.
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    guard let average = parentValue, n > 0 else {
      parentValue = childValue
      return
    }
    let count = CGFloat(n)
    parentValue = (average * count + childValue) / (count + 1)
  }
}
