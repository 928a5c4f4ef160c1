/// Rare features of a tree, so that trees without them skip the work.
struct TreeFeatures {
  /// How many removed views are still shown.
  var departureCount = 0
  /// Whether there are views that can be covered and stay alive.
  var hasOffstageNodes = false
  /// Whether a view sets an explicit guide for its sides or center.
  var hasExplicitFrameGuides = false
  /// Whether a view changes the safe area (C111).
  var hasSafeAreaChanges = false
  /// Whether a view reads the titles of elements, as pickers do.
  var hasTitleReaders = false
  /// Whether a view shows some of its children and hides others (C92).
  var hasAlternatives = false
  /// Whether a view reads a preference that is set for readers only (J457).
  var hasReaderDependentKeys = false
}
