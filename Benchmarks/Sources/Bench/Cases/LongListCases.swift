import BenchComparison
import SwiftUI
@_spi(TesseraTools) import TesseraHeadless

/// Lists of very many rows, of which those in sight are there.
@MainActor
enum LongListCases {
  static let all: [BenchmarkCase] =
    [10_000, 100_000].map { open($0) } + [10_000, 100_000].map { select($0) } + [10_000, 100_000].map { delete($0) }

  /// How many of the rows are in sight.
  private static let visibleRows = 14

  /// The data is made as well, and the ids of all rows are read: some nanoseconds for each.
  private static func open(_ rows: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: CaseName.openList(of: rows), rows: visibleRows, goal: 50,
      growth: GrowthPlace("open a list", size: rows, exponent: 1)
    ) {
      let host = HeadlessHost { EmptyView() }
      return Scenario(
        host: host, prepare: { host.update { AnyView(EmptyView()) } },
        operate: { host.update { AnyView(LongList(count: rows, remote: Remote())) } })
    }
  }

  private static func select(_ rows: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: CaseName.selectInList(of: rows), rows: visibleRows,
      growth: GrowthPlace("select in a list", size: rows, exponent: 0)
    ) {
      let remote = Remote<LongList.Change>()
      let host = HeadlessHost { LongList(count: rows, remote: remote) }
      var number = 0
      return Scenario(host: host) {
        number = (number + 1) % visibleRows
        host.perform { remote.send?(.select(number)) }
      }
    }
  }

  /// The ids of all rows are compared.
  private static func delete(_ rows: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: CaseName.deleteInList(of: rows), rows: visibleRows,
      growth: GrowthPlace("delete in a list", size: rows, exponent: 1)
    ) {
      let remote = Remote<LongList.Change>()
      let host = HeadlessHost { LongList(count: rows, remote: remote) }
      return Scenario(host: host) { host.perform { remote.send?(.delete(3)) } }
    }
  }
}
