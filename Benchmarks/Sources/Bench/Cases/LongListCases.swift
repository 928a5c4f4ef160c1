import SwiftUI
@_spi(TesseraTools) import TesseraHeadless

/// A list of 100,000 rows, of which those in sight are there.
@MainActor
enum LongListCases {
  static let all: [BenchmarkCase] = [open, select, delete]

  private static let rows = 100_000
  /// How many of them are in sight.
  private static let visibleRows = 14

  private static let open = BenchmarkCase(name: CaseName.openList, rows: visibleRows, goal: 50) {
    let host = HeadlessHost { EmptyView() }
    return Scenario(
      host: host, prepare: { host.update { AnyView(EmptyView()) } },
      operate: { host.update { AnyView(LongList(count: rows, remote: Remote())) } })
  }

  private static let select = BenchmarkCase(name: CaseName.selectInList, rows: visibleRows) {
    let remote = Remote<LongList.Change>()
    let host = HeadlessHost { LongList(count: rows, remote: remote) }
    var number = 0
    return Scenario(host: host) {
      number = (number + 1) % visibleRows
      host.perform { remote.send?(.select(number)) }
    }
  }

  private static let delete = BenchmarkCase(name: CaseName.deleteInList, rows: visibleRows) {
    let remote = Remote<LongList.Change>()
    let host = HeadlessHost { LongList(count: rows, remote: remote) }
    return Scenario(host: host) { host.perform { remote.send?(.delete(3)) } }
  }
}
