import Combine
import Foundation
import Testing

struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test func arithmeticKeepsWithinBounds() {
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) + 3 == 5)
    #expect(Demand.max(2) - .max(3) == .none)
    #expect(Demand.unlimited - .max(3) == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.max(2) * 4 == 8)
    #expect(Demand.max(.max) * 4 == .unlimited)
    #expect(Demand.max(.max - 1) + .max(.max) == .unlimited)
    #expect(Demand.max(-4) == .none)
    #expect(Demand.max(4) + -5 == .none)
    #expect(Demand.max(4) + .min == .none)
    #expect(Demand.max(4) - -5 == 9)
  }

  @Test func unlimitedIsMoreThanAnyNumber() {
    #expect(Demand.unlimited > .max(1_000_000))
    #expect(Demand.unlimited > 1_000_000)
    #expect(3 < Demand.unlimited)
    #expect(Demand.unlimited.max == nil)
    #expect(Demand.max(3).max == 3)
    #expect(Demand.unlimited.description == "unlimited")
    #expect(Demand.max(3).description == "max(3)")
  }

  @Test func survivesCoding() throws {
    let demands = [Demand.unlimited, .none, .max(7)]
    let data = try JSONEncoder().encode(demands)
    #expect(try JSONDecoder().decode([Demand].self, from: data) == demands)
  }
}
