import SwiftUI

extension _ChartCollector {
  /// Makes the marks of functions that have no domain of their own: they run over the domain that is asked for, that of
  /// the other marks, or from -10 to 10 (CH21).
  @MainActor
  mutating func addFunctions(asked: _ScaleDomainSettings?) {
    guard !functions.isEmpty else { return }
    let figures = (asked?.values?.compactMap(\.number) ?? marks.flatMap { $0.x.data.compactMap(\.middle) })
      .filter(\.isFinite)
    let lower = figures.min() ?? -10
    let upper = figures.max() ?? 10
    for function in functions { function(lower...upper, &self) }
    functions = []
  }
}
