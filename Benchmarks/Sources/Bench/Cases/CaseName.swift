/// What the cases are called.
enum CaseName {
  static let createWithShape = "create 1,000 rows with a shape"
  static let create = "create 1,000 rows"
  static let createDifferent = "create 1,000 rows, all texts differ"
  static let createMany = "create 10,000 rows"
  static let replace = "replace 1,000 rows"
  static let append = "append 1,000 rows to 1,000"
  static let clear = "clear 1,000 rows"
  static let everyTenth = "update every 10th of 1,000"
  static let everyTenthOfMany = "update every 10th of 10,000"
  static let select = "select one of 1,000"
  static let swap = "swap two of 1,000"
  static let remove = "remove one of 1,000"

  static let oneProperty = "one of 30 properties read by 200 views"
  static let unreadProperty = "a property that no view reads"
  static let manyReads = "3,000 reads of tracked properties in a body"
  static let manyObjects = "reads of 3,000 tracked objects in a body"

  static let movingCurves = "a frame of 1,000 views on curves"
  static let movingSprings = "a frame of 1,000 views on springs"
  static let movingFrames = "a frame of 1,000 views that change places"

  static let recordedCreate = "create 1,000 rows, recorded"
  static let recordedEveryTenth = "update every 10th of 1,000, recorded"
  static let recordedPaint = "change one of 500 and paint, recorded"

  static let paint = "paint 500 rectangles with labels"
  static let changeAndPaint = "change one of 500 labels, paint all"
  static let firstLazyRows = "create a lazy stack of 100,000 rows"
  static let scrolledLazyRows = "scroll 100,000 lazy rows by a screen"
  static let leapOverLazyRows = "leap over 100,000 lazy rows"
  static let openList = "open a list of 100,000 rows"
  static let selectInList = "select one of 100,000 rows"
  static let deleteInList = "delete one of 100,000 rows"

  static func leaf(among count: Int) -> String { "leaf among \(number(count))" }
  static func leafWidth(among count: Int) -> String { "leaf among \(number(count)), width changes" }
  static func leafHeight(among count: Int) -> String { "leaf among \(number(count)), height changes" }
  static func leaf(deep depth: Int) -> String { "leaf \(number(depth)) deep" }
  static func dataChange(among count: Int) -> String { "one row of \(number(count)) through @Observable" }
  static func stateChange(among count: Int) -> String { "one row of \(number(count)) through @State" }

  /// With commas between thousands.
  private static func number(_ number: Int) -> String {
    number < 1_000 ? "\(number)" : "\(number / 1_000),000"
  }
}
