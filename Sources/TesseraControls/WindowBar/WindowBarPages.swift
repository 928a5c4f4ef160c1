import Observation
import TesseraCore

/// The pages that are shown in a window, for its bar.
@Observable
@MainActor
final class WindowBarPages: Equatable {
  private(set) var pages: [WindowBarPage] = []

  nonisolated init() {}

  func show(_ page: WindowBarPage) {
    if let index = pages.firstIndex(where: { $0.id == page.id }) {
      if pages[index] != page { pages[index] = page }
    } else {
      pages.append(page)
    }
  }

  func hide(_ id: ObjectIdentifier) {
    if pages.contains(where: { $0.id == id }) { pages.removeAll { $0.id == id } }
  }

  /// The pages that nothing covers, from the first column to the last one.
  var shown: [WindowBarPage] {
    let shown = pages.filter(\.isOnTop)
    return Set(shown.map(\.rank)).sorted().flatMap { rank in shown.filter { $0.rank == rank } }
  }

  nonisolated static func == (left: WindowBarPages, right: WindowBarPages) -> Bool { left === right }
}

nonisolated private enum WindowBarPagesKey: EnvironmentKey {
  static var defaultValue: WindowBarPages? { nil }
}

nonisolated private enum ColumnRankKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

nonisolated extension EnvironmentValues {
  /// Where pages tell what they bring to the bar of the window; nil where pages have bars of their own.
  var windowBarPages: WindowBarPages? {
    get { self[WindowBarPagesKey.self] }
    set { self[WindowBarPagesKey.self] = newValue }
  }

  /// The place of the column around a view: 0 for the last one, negative ones for those before it.
  var columnRank: Int {
    get { self[ColumnRankKey.self] }
    set { self[ColumnRankKey.self] = newValue }
  }
}
