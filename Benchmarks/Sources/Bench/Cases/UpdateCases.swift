import BenchComparison
import SwiftUI
@_spi(TesseraTools) import TesseraHeadless

/// Small changes in large trees.
@MainActor
enum UpdateCases {
  static let all: [BenchmarkCase] =
    [100, 1_000, 10_000].map { leaf(CaseName.leaf(among: $0), among: $0, Title.sameSize, goal: 0.03) }
    + [100, 1_000, 10_000].map { leaf(CaseName.leafWidth(among: $0), among: $0, Title.otherWidth, goal: 0.03) }
    + [1_000, 10_000].map { leaf(CaseName.leafHeight(among: $0), among: $0, Title.otherHeight, exponent: 1) }
    + [200, 2_000].map { deepLeaf(CaseName.leaf(deep: $0), $0, Title.otherWidth, exponent: 1) }
    + [200, 2_000].map { deepLeaf(CaseName.leafSameSize(deep: $0), $0, Title.sameSize, goal: 0.1, exponent: 0) }
    + [1_000, 10_000].map { dataChange($0) }
    + [1_000, 10_000].map { stateChange($0) }

  /// Two titles that a leaf shows in turn.
  private enum Title {
    static let sameSize = ("Leaf 101100", "Leaf 100110")
    static let otherWidth = ("Leaf 1", "Leaf 10")
    static let otherHeight = ("Leaf", "Leaf\nof two lines")
  }

  private static func leaf(
    _ name: String, among count: Int, _ titles: (String, String), goal: Double? = nil, exponent: Double = 0
  ) -> BenchmarkCase {
    let growth = GrowthPlace("leaf \(titles)", size: count, exponent: exponent)
    return BenchmarkCase(name: name, rows: 1, goal: goal, growth: growth) {
      scenario(titles) { LeafColumn(count: count, remote: $0) }
    } makeFloor: {
      Floor.leafScenario(count, titles)
    }
  }

  private static func deepLeaf(
    _ name: String, _ depth: Int, _ titles: (String, String), goal: Double? = nil, exponent: Double
  ) -> BenchmarkCase {
    let growth = GrowthPlace("leaf deep \(titles)", size: depth, exponent: exponent)
    return BenchmarkCase(name: name, rows: 1, goal: goal, growth: growth) {
      scenario(titles) { Level(depth: depth, remote: $0) }
    }
  }

  private static func scenario<Content: View>(
    _ titles: (String, String), @ViewBuilder content: (Remote<String>) -> Content
  ) -> Scenario {
    let remote = Remote<String>()
    let host = HeadlessHost { content(remote) }
    var isFirst = false
    return Scenario(host: host) {
      isFirst.toggle()
      host.perform { remote.send?(isFirst ? titles.0 : titles.1) }
    }
  }

  private static func dataChange(_ rows: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: CaseName.dataChange(among: rows), rows: rows, goal: goal(unchanged: rows),
      growth: GrowthPlace("@Observable", size: rows, exponent: 1)
    ) {
      ListBench(rows: rows) { TextList(model: $0) }.scenario { bench in
        bench.model.items[rows / 2].title = bench.source.makeTitle()
      }
    } makeFloor: {
      Floor.scenario(rows) { $0.changeTitle(at: rows / 2) }
    }
  }

  private static func stateChange(_ rows: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: CaseName.stateChange(among: rows), rows: rows, goal: goal(unchanged: rows),
      growth: GrowthPlace("@State", size: rows, exponent: 1)
    ) {
      var source = ItemSource()
      let remote = Remote<(inout [Item]) -> Void>()
      let host = HeadlessHost { StateList(items: source.makeItems(rows), remote: remote) }
      return Scenario(host: host) {
        host.perform { remote.send? { $0[rows / 2].title = source.makeTitle() } }
      }
    }
  }

  /// 150 ns for each unchanged row.
  private static func goal(unchanged rows: Int) -> Double {
    Double(rows) * 150e-6
  }
}
