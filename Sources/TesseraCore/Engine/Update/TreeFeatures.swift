/// What views of a tree do that hardly any tree needs, so that the others need not look for it.
struct TreeFeatures {
  /// How many views were taken out and are still seen.
  var departureCount = 0
  /// Whether there are views that can be covered and stay alive.
  var hasStages = false
  /// Whether a view places a guide of its own sides or center.
  var hasExplicitFrameGuides = false
  /// Whether a view covers part of another one and says so (C111).
  var hasSafeAreaChanges = false
  /// Whether a view wants to know what elements of others are called, as pickers do.
  var hasTitleReaders = false
  /// Whether a view shows some of its children and hides others (C92).
  var hasAlternatives = false
}
