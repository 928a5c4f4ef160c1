import Combine
import Foundation

final class Garden: ObservableObject {
  @Published private(set) var plants: [Plant]

  init(_ plants: [Plant]) {
    self.plants = plants
  }

  var thirsty: [Plant] { plants.filter(\.isThirsty) }

  func water(_ plant: Plant) {
    guard let index = plants.firstIndex(of: plant) else { return }
    plants[index].age = 0
  }

  /// The day after, in which nothing is watered.
  func sleep() {
    for index in plants.indices { plants[index].age += 1 }
  }

  static var example: Garden {
    Garden([
      Plant(name: "Fernanda", species: "Nephrolepis", light: .shade, interval: 3, age: 3),
      Plant(name: "Spike", species: "Echinopsis", light: .sun, interval: 21, age: 6),
      Plant(name: "Basil", species: "Ocimum", light: .sun, interval: 2, age: 1),
      Plant(name: "Monty", species: "Monstera", light: .shade, interval: 8, age: 9),
      Plant(name: "Ivy", species: "Hedera", light: .shade, interval: 5, age: 1),
      Plant(name: "Olive", species: "Olea", light: .sun, interval: 10, age: 4),
    ])
  }
}
