/// Which categories of places count.
nonisolated public final class MKPointOfInterestFilter: NSObject, Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isInclusive: Bool

  private init(_ categories: Set<MKPointOfInterestCategory>, isInclusive: Bool) {
    self.categories = categories
    self.isInclusive = isInclusive
  }

  /// Those categories only.
  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(Set(categories), isInclusive: true)
  }

  /// All but those categories.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(Set(categories), isInclusive: false)
  }

  /// All categories.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// No category.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Whether a category counts.
  public func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isInclusive }

  /// Whether a category does not count.
  public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
