/// Objects by their keys, in the order in which they came.
struct ModelSet {
  /// The objects at their places. A place whose object left is empty until there are many of them.
  private var places: [(key: Int64, model: (any PersistentModel)?)] = []
  private var positions: [Int64: Int] = [:]

  var isEmpty: Bool { positions.isEmpty }
  var count: Int { positions.count }

  /// The objects, in order.
  var models: [any PersistentModel] { places.compactMap(\.model) }

  /// Calls a function with each object, in order.
  func forEach(_ body: (any PersistentModel) throws -> Void) rethrows {
    for place in places {
      if let model = place.model { try body(model) }
    }
  }

  subscript(key: Int64) -> (any PersistentModel)? {
    positions[key].flatMap { places[$0].model }
  }

  func contains(_ key: Int64) -> Bool { positions[key] != nil }

  /// - Returns: whether the object was not there.
  @discardableResult
  mutating func insert(_ model: any PersistentModel, key: Int64) -> Bool {
    guard positions[key] == nil else { return false }
    positions[key] = places.count
    places.append((key, model))
    return true
  }

  /// Takes constant time on average.
  @discardableResult
  mutating func remove(_ key: Int64) -> Bool {
    guard let position = positions.removeValue(forKey: key) else { return false }
    places[position].model = nil
    if places.count > 2 * positions.count + 16 { closeRanks() }
    return true
  }

  private mutating func closeRanks() {
    places = places.filter { $0.model != nil }
    for (position, place) in places.enumerated() { positions[place.key] = position }
  }

  mutating func removeAll() {
    places = []
    positions = [:]
  }
}
