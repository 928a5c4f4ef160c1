/// Collects what is on a map, in the order in which it is drawn.
nonisolated public struct _MapCollector {
  var elements: [MapElement] = []
  private var attributes = MapAttributes()
  /// The place of the content in the code, as a number.
  private var path = 0
  private var count = 0

  mutating func add(_ kind: MapElement.Kind) {
    elements.append(MapElement(id: Self.hash(path, count), kind: kind, attributes: attributes))
    count += 1
  }

  /// Adds an object of UIKit.
  mutating func add(_ kind: MapElement.Kind, _ attributes: MapAttributes, id: ObjectIdentifier) {
    elements.append(MapElement(id: Self.hash(count, id), kind: kind, attributes: attributes))
  }

  /// Collects what lies at a place of its own: by it, a view is found again in other data.
  @MainActor
  mutating func collect<Place: Hashable>(at place: Place, _ content: some MapContent) {
    let (outer, outerCount) = (path, count)
    (path, count) = (Self.hash(outer, place), 0)
    content._collect(into: &self)
    (path, count) = (outer, outerCount)
  }

  /// Collects a row of a `ForEach`; its id stands for a tag (MK15).
  @MainActor
  mutating func collect<ID: Hashable>(row id: ID, _ content: some MapContent) {
    let outer = attributes
    attributes.row = AnyHashable(id)
    collect(at: id, content)
    attributes = outer
  }

  /// Collects content inside a modifier. What is said nearer to the content counts.
  @MainActor
  mutating func collect(_ content: some MapContent, changing change: (inout MapAttributes) -> Void) {
    let outer = attributes
    change(&attributes)
    content._collect(into: &self)
    attributes = outer
  }

  private static func hash<Place: Hashable>(_ outer: Int, _ place: Place) -> Int {
    var hasher = Hasher()
    hasher.combine(outer)
    hasher.combine(place)
    return hasher.finalize()
  }
}
