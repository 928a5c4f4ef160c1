import Foundation

/// The kinds of quantities, each of which is a file in the folder "Units".
struct UnitLibrary {
  let quantities: [Quantity]

  init(quantities: [Quantity]) {
    self.quantities = quantities
  }

  init(bundle: Bundle) {
    let files = bundle.urls(forResourcesWithExtension: "json", subdirectory: "Units") ?? []
    let decoder = JSONDecoder()
    let quantities = files.compactMap { file in
      (try? Data(contentsOf: file as URL)).flatMap { try? decoder.decode(Quantity.self, from: $0) }
    }
    self.quantities = quantities.sorted { $0.name < $1.name }
  }
}

struct Quantity: Decodable, Identifiable, Hashable {
  struct Unit: Decodable, Identifiable, Hashable {
    let name: String
    let symbol: String
    /// How many of the first unit it is, and how much is added to that.
    let factor: Double
    let offset: Double?

    var id: String { symbol }
  }

  let name: String
  let symbol: String
  let units: [Unit]

  var id: String { name }

  func convert(_ value: Double, from source: Unit, to target: Unit) -> Double {
    let base = value * source.factor + (source.offset ?? 0)
    return (base - (target.offset ?? 0)) / target.factor
  }
}
