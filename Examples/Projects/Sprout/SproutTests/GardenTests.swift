import XCTest

@testable import Sprout

final class GardenTests: XCTestCase {
  private var garden: Garden!

  override func setUp() {
    garden = Garden.example
  }

  func testThirst() {
    XCTAssertEqual(garden.thirsty.map(\.name), ["Fernanda", "Monty"])
    garden.sleep()
    XCTAssertEqual(garden.thirsty.map(\.name), ["Fernanda", "Basil", "Monty"])
  }

  func testWatering() {
    garden.water(garden.plants[3])
    XCTAssertEqual(garden.plants[3].daysLeft, 8)
    XCTAssertEqual(garden.plants[3].moisture, 1)
  }
}
