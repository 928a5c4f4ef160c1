/// Where a run begins with the previews of a file.
public struct PreviewStart: Codable, Sendable {
  /// The number of the first declaration that is shown.
  var declaration = 0
  /// The number of the first view of that declaration that is shown.
  var element = 0
  /// How many pictures the previews before have, made or not: numbers in names of files go on from there.
  var pictureCount = 0
  /// The names of the pictures that were made before.
  public private(set) var usedFiles: [String] = []

  /// The beginning.
  public init() {}

  /// The preview after the one during which the process ended.
  public init(after place: PreviewPlace, usedFiles: [String]) {
    declaration = place.element == nil ? place.declaration + 1 : place.declaration
    element = place.element.map { $0 + 1 } ?? 0
    pictureCount = place.pictureCount + 1
    self.usedFiles = usedFiles
  }
}
