/// Which kinds of places a map shows; they are part of the pictures of its source, so this changes nothing (MK24).
nonisolated public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = PointOfInterestCategories()
  /// None.
  public static let excludingAll = PointOfInterestCategories()

  /// Those categories only.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { all }
  /// Those categories only.
  public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { all }
  /// All but those categories.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { all }
  /// All but those categories.
  public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { all }
}
