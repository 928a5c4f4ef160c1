/// What the cases are called.
enum CaseName {
  static let createWithShape = "create 1,000 rows with a shape"
  static let create = "create 1,000 rows"
  static let createDifferent = "create 1,000 rows, all texts differ"
  static let createMany = "create 10,000 rows"
  static let replace = "replace 1,000 rows"
  static let append = "append 1,000 rows to 1,000"
  static let everyTenth = "update every 10th of 1,000"
  static let everyTenthOfMany = "update every 10th of 10,000"

  static let oneProperty = "one of 30 properties read by 200 views"
  static let unreadProperty = "a property that no view reads"
  static let manyReads = "3,000 reads of tracked properties in a body"
  static let manyObjects = "reads of 3,000 tracked objects in a body"

  static let recordedCreate = "create 1,000 rows, recorded"
  static let recordedEveryTenth = "update every 10th of 1,000, recorded"
  static let recordedPaint = "change one of 500 and paint, recorded"

  static let insertObjects = "insert 10,000 objects"
  static let fetchObjects = "fetch 10,000 objects"
  static let fetchPage = "first page of 100,000 sorted objects"
  static let changeShownByQuery = "one of 10,000 objects changes its place in a @Query"
  static let detailShownByQuery = "one of 10,000 objects changes in a @Query"

  static func chart(_ count: Int) -> String { "a chart of \(number(count)) points as one plot" }
  static func chartHover(_ count: Int) -> String { "point at one of \(number(count)) points of a chart" }

  static let changeAndPaint = "change one of 500 labels, paint all"

  static func clear(_ count: Int) -> String { "clear \(number(count)) rows" }
  static func select(among count: Int) -> String { "select one of \(number(count))" }
  static func swap(among count: Int) -> String { "swap two of \(number(count))" }
  static func remove(among count: Int) -> String { "remove one of \(number(count))" }
  static func leaf(among count: Int) -> String { "leaf among \(number(count))" }
  static func leafWidth(among count: Int) -> String { "leaf among \(number(count)), width changes" }
  static func leafHeight(among count: Int) -> String { "leaf among \(number(count)), height changes" }
  static func leaf(deep depth: Int) -> String { "leaf \(number(depth)) deep" }
  static func leafSameSize(deep depth: Int) -> String { "leaf \(number(depth)) deep, same size" }
  static func dataChange(among count: Int) -> String { "one row of \(number(count)) through @Observable" }
  static func stateChange(among count: Int) -> String { "one row of \(number(count)) through @State" }

  static func text(of words: Int) -> String { "show a text of \(number(words)) words" }

  static func movingCurves(_ count: Int) -> String { "a frame of \(number(count)) views on curves" }
  static func movingSprings(_ count: Int) -> String { "a frame of \(number(count)) views on springs" }
  static func movingFrames(_ count: Int) -> String { "a frame of \(number(count)) views that change places" }

  static func paint(_ count: Int) -> String { "paint \(number(count)) rectangles with labels" }
  static let colorShader = "paint a color effect of 400 × 400 points"
  static let layerShader = "paint a layer effect of 400 × 400 points"
  static func firstLazyRows(of count: Int) -> String { "create a lazy stack of \(number(count)) rows" }
  static func scrolledLazyRows(of count: Int) -> String { "scroll \(number(count)) lazy rows by a screen" }
  static func leapOverLazyRows(of count: Int) -> String { "leap over \(number(count)) lazy rows" }
  static func openList(of count: Int) -> String { "open a list of \(number(count)) rows" }
  static func selectInList(of count: Int) -> String { "select one of \(number(count)) rows" }
  static func deleteInList(of count: Int) -> String { "delete one of \(number(count)) rows" }

  /// With commas between thousands.
  private static func number(_ number: Int) -> String {
    number < 1_000 ? "\(number)" : "\(number / 1_000),000"
  }
}
