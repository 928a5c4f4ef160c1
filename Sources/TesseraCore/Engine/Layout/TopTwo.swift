import Foundation

/// The two largest of many lengths, kept while lengths are replaced one at a time.
///
/// With the second largest, the others rarely need to be searched when the largest shrinks.
struct TopTwo {
  private(set) var largest: CGFloat = -.infinity
  /// nil: not known; it is no larger than the largest.
  private var second: CGFloat? = -.infinity

  mutating func insert(_ length: CGFloat) {
    if length >= largest {
      second = largest
      largest = length
    } else if let second, length > second {
      self.second = length
    }
  }

  /// Replaces a length.
  ///
  /// - Returns: whether the largest is still known; if not, all lengths must be inserted again.
  mutating func replace(_ old: CGFloat, by new: CGFloat) -> Bool {
    if old == largest {
      guard let second else {
        if new < largest { return false }
        largest = new
        return true
      }
      largest = second
      self.second = nil
    } else if old == second {
      second = nil
    }
    insert(new)
    return true
  }
}
