/// What one operation does, in numbers that do not depend on the machine's speed.
package struct CaseCounts: Codable, Equatable, Sendable {
  /// Evaluations of bodies.
  package var bodies: Int
  /// Measurements that were not answered from a cache.
  package var layouts: Int
  /// Drawings that are made again for the next picture.
  package var draws: Int
  /// Items of the display list after the operation: what painting visits.
  package var items: Int
  /// Calls of the allocator; nil where they depend on more than the operation.
  package var allocations: Int?

  package init(bodies: Int, layouts: Int, draws: Int, items: Int, allocations: Int?) {
    self.bodies = bodies
    self.layouts = layouts
    self.draws = draws
    self.items = items
    self.allocations = allocations
  }

  /// A count and what it is called.
  package struct Kind: Sendable {
    package let name: String
    /// Whether it says how much work there was: how large a picture is follows from its size.
    let isWork: Bool
    /// Whether it also depends on the compiler and the libraries.
    let dependsOnVersions: Bool
    package let value: @Sendable (CaseCounts) -> Int?

    init(
      name: String, isWork: Bool = true, dependsOnVersions: Bool = false,
      value: @escaping @Sendable (CaseCounts) -> Int?
    ) {
      self.name = name
      self.isWork = isWork
      self.dependsOnVersions = dependsOnVersions
      self.value = value
    }
  }

  /// All counts, in the order of the table.
  package static let kinds = [
    Kind(name: "bodies") { $0.bodies }, Kind(name: "layouts") { $0.layouts }, Kind(name: "draws") { $0.draws },
    Kind(name: "items", isWork: false) { $0.items },
    Kind(name: "allocations", dependsOnVersions: true) { $0.allocations },
  ]

  static let work = kinds.filter(\.isWork)
}
