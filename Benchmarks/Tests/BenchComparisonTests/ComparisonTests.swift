import Foundation
import Testing

import BenchComparison

/// What is measured against what is kept. Each test plants one fault, or none.
struct ComparisonTests {
  private let processor = "EPYC 26 2 1"
  private let versions = ["Swift 6.3.1", "Cairo 1.16.0"]
  private let counts = CaseCounts(bodies: 301, layouts: 612, draws: 100, items: 2_000, allocations: 926)

  private func measured(_ name: String, ratio: Double = 20, _ counts: CaseCounts? = nil) -> MeasuredCase {
    MeasuredCase(name: name, time: ratio * 0.25, floor: 0.25, counts: counts ?? self.counts)
  }

  /// An operation in two sizes.
  private func sizes(exponent: Double, times: (Double, Double), bodies: (Int, Int) = (1, 1)) -> [MeasuredCase] {
    func measured(_ name: String, _ size: Int, _ time: Double, _ bodies: Int) -> MeasuredCase {
      MeasuredCase(
        name: name, time: time, floor: 0.25,
        counts: CaseCounts(bodies: bodies, layouts: 2, draws: 1, items: 1, allocations: 7),
        growth: GrowthPlace("leaf deep", size: size, exponent: exponent))
    }
    return [
      measured("leaf 200 deep", 200, times.0, bodies.0), measured("leaf 2,000 deep", 2_000, times.1, bodies.1),
    ]
  }

  private func kept(_ cases: [MeasuredCase]) -> KeptValues {
    var values = KeptValues(processor: processor, versions: versions)
    values.keep(cases)
    return values
  }

  private func faults(_ measured: [MeasuredCase], keeping kept: [MeasuredCase]) -> [Fault] {
    Comparison(of: measured, with: self.kept(kept), processor: processor, versions: versions).faults
  }

  @Test("What costs as much as is kept, less time, or a little more, has no fault", arguments: [1, 0.5, 1.2])
  func equal(factor: Double) {
    let cases = [measured("swap"), measured("remove", ratio: 10.7)]
    #expect(faults(cases.map { measured($0.name, ratio: $0.ratio * factor) }, keeping: cases) == [])
  }

  @Test("A ratio 1.3 times the kept one is a fault of time that names case, ratio and limit")
  func slower() throws {
    let kept = [measured("swap"), measured("remove")]
    let found = faults([measured("swap", ratio: 26), measured("remove")], keeping: kept)
    let fault = try #require(found.first)
    #expect(found.count == 1)
    #expect(fault.kind == .slower(ratio: 26, kept: 20))
    #expect(fault.isOfTime)
    #expect(
      fault.message == "swap: it takes 26 times its floor, kept are 20: 1.3 times as much, and 1.25 is the limit.")
  }

  @Test("What is measured again has the shortest time and the smallest ratio of one measurement")
  func measuredAgain() {
    var one = MeasuredCase(name: "swap", time: 12, floor: 4, counts: counts)
    one.join(MeasuredCase(name: "swap", time: 18, floor: 9, counts: counts))
    #expect(one.time == 12)
    #expect(one.ratio == 2)
    one.join(MeasuredCase(name: "swap", time: 11, floor: 1, counts: counts))
    #expect(one.time == 11)
    #expect(one.ratio == 2)
  }

  @Test("Each count that is another one is a fault, also if it is smaller", arguments: [-1, 1])
  func counted(difference: Int) {
    let other = CaseCounts(
      bodies: 301 + difference, layouts: 612 + difference, draws: 100 + difference, items: 2_000 + difference,
      allocations: 926 + difference)
    let found = faults([measured("swap", other)], keeping: [measured("swap")])
    #expect(
      found.map(\.kind) == [
        .count("bodies", 301 + difference, kept: 301), .count("layouts", 612 + difference, kept: 612),
        .count("draws", 100 + difference, kept: 100), .count("items", 2_000 + difference, kept: 2_000),
        .count("allocations", 926 + difference, kept: 926),
      ])
    #expect(!found.contains { $0.isOfTime })
    #expect(found.first?.message == "swap: \(301 + difference) bodies, kept are 301.")
  }

  @Test("Allocations that are not exact are neither kept nor compared")
  func inexact() {
    var inexact = counts
    inexact.allocations = nil
    #expect(faults([measured("swap", inexact)], keeping: [measured("swap", inexact)]) == [])
    let found = faults([measured("swap", inexact)], keeping: [measured("swap")])
    #expect(found.map(\.message) == ["swap: unknown allocations, kept are 926."])
  }

  @Test("Allocations of another compiler are told and are no fault; other counts are")
  func otherVersions() {
    var other = counts
    other.allocations = 966
    let kept = kept([measured("swap")])
    let comparison = Comparison(
      of: [measured("swap", other)], with: kept, processor: processor, versions: ["Swift 6.4", "Cairo 1.16.0"])
    #expect(comparison.faults == [])
    #expect(comparison.differences.map(\.kind) == [.count("allocations", 966, kept: 926)])
    other.bodies = 302
    let second = Comparison(
      of: [measured("swap", other)], with: kept, processor: processor, versions: ["Swift 6.4", "Cairo 1.16.0"])
    #expect(second.faults.map(\.kind) == [.count("bodies", 302, kept: 301)])
  }

  @Test("A larger ratio on another processor is told and is no fault")
  func otherProcessor() {
    let comparison = Comparison(
      of: [measured("swap", ratio: 30)], with: kept([measured("swap")]), processor: "Xeon 6 85 7", versions: versions)
    #expect(comparison.faults == [])
    #expect(comparison.differences.map(\.kind) == [.slower(ratio: 30, kept: 20)])
  }

  @Test("A time that grows with the square of the size is a fault, also if it was kept so")
  func quadratic() throws {
    let cases = sizes(exponent: 1, times: (0.8, 74))
    let fault = try #require(faults(cases, keeping: cases).first)
    guard case .growth(of: "time", from: 200, to: 2_000, let exponent, expected: 1) = fault.kind else {
      Issue.record("\(fault)")
      return
    }
    #expect((1.9...2).contains(exponent))
    #expect(fault.cases == ["leaf 200 deep", "leaf 2,000 deep"])
    #expect(fault.isOfTime)
  }

  @Test("A time in proportion is a fault of a case that is to cost the same in every size, and of no other")
  func linear() {
    let constant = sizes(exponent: 0, times: (0.1, 1.0))
    #expect(faults(constant, keeping: constant).count == 1)
    let linear = sizes(exponent: 1, times: (0.1, 1.2))
    #expect(faults(linear, keeping: linear) == [])
  }

  @Test("A count that grows faster than it may is a fault that is not measured again")
  func countGrowth() throws {
    let cases = sizes(exponent: 0, times: (0.1, 0.1), bodies: (1, 10))
    let fault = try #require(faults(cases, keeping: cases).first)
    #expect(fault.kind == .growth(of: "bodies", from: 200, to: 2_000, exponent: 1, expected: 0))
    #expect(!fault.isOfTime)
  }

  @Test("Three sizes are compared with their neighbors, in the order of the sizes")
  func neighbors() {
    let cases = [10_000, 100, 1_000].map { size in
      MeasuredCase(
        name: "\(size)", time: Double(size), floor: 1, counts: counts,
        growth: GrowthPlace("leaf", size: size, exponent: 1))
    }
    let growths = MeasuredGrowth.all(in: cases)
    #expect(growths.map(\.smaller.name) == ["100", "1000"])
    #expect(growths.map(\.larger.name) == ["1000", "10000"])
  }

  @Test("A case that is not kept and one that is no longer there are faults")
  func names() {
    let found = faults([measured("swap"), measured("new")], keeping: [measured("swap"), measured("old")])
    #expect(found.map(\.kind) == [.unknown, .missing])
    #expect(found.map(\.cases) == [["new"], ["old"]])
  }

  @Test("The file has a line for each number and is read as it was written")
  func file() throws {
    let values = kept([measured("create 1,000 rows", ratio: 41.437), measured("leaf", ratio: 0.029_36)])
    let data = try values.data()
    #expect(try KeptValues(data) == values)
    let text = String(decoding: data, as: UTF8.self)
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("\"ratio\" : 41.4"))
    #expect(lines.contains("\"ratio\" : 0.0294"))
    #expect(lines.contains("\"bodies\" : 301,"))
    #expect(throws: (any Error).self) { try KeptValues(Data("{}".utf8)) }
  }

  @Test("To keep some cases leaves the others as they are")
  func partly() {
    var values = kept([measured("swap"), measured("remove")])
    values.keep([measured("swap", ratio: 30)])
    #expect(values.cases["swap"]?.ratio == 30)
    #expect(values.cases["remove"]?.ratio == 20)
  }
}
