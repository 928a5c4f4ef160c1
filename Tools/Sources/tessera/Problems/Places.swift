/// Places in files, as a message lists them.
struct Places {
  private static let mostShown = 3
  private var places: [(file: String, line: Int)] = []

  /// Notes a place, once for each file.
  mutating func add(_ file: String, line: Int) {
    let file = ShownPath.of(file)
    if !places.contains(where: { $0.file == file }) { places.append((file, line)) }
  }

  /// The first three, and how many more there are.
  var list: String {
    let shown = places.prefix(Self.mostShown).map { "\($0.file):\($0.line)" }.joined(separator: ", ")
    let rest = places.count - Self.mostShown
    return rest > 0 ? "\(shown) and \(rest) more \(rest == 1 ? "file" : "files")" : shown
  }
}
