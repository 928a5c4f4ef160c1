import BenchComparison
import SwiftUI

/// The operations that frameworks for the web are compared by, on a column of rows.
@MainActor
enum ListCases {
  static let all: [BenchmarkCase] =
    [
      create(CaseName.createWithShape, 1_000) { ListBench { ShapeList(model: $0) } },
      createTexts(CaseName.create, 1_000, goal: 15),
      create(CaseName.createDifferent, 1_000) { ListBench { DifferentTextList(model: $0) } },
      createTexts(CaseName.createMany, 10_000),
      replace,
      append,
    ]
    + [1_000, 10_000].map { clear($0) }
    + [everyTenth(CaseName.everyTenth, of: 1_000), everyTenth(CaseName.everyTenthOfMany, of: 10_000)]
    + [1_000, 10_000].map { select(among: $0) }
    + [1_000, 10_000].map { swap(among: $0) }
    + [1_000, 10_000].map { remove(among: $0) }

  private static func textList(_ rows: Int) -> ListBench {
    ListBench(rows: rows) { TextList(model: $0) }
  }

  static func createTexts(_ name: String, _ rows: Int, goal: Double? = nil) -> BenchmarkCase {
    var benchmark = create(name, rows, goal: goal) { ListBench { TextList(model: $0) } }
    benchmark.growth = GrowthPlace("create rows", size: rows, exponent: 1)
    return benchmark
  }

  private static func create(
    _ name: String, _ rows: Int, goal: Double? = nil, _ makeBench: @escaping () -> ListBench
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, rows: rows, goal: goal) {
      makeBench().scenario(
        prepare: { $0.model.items = [] },
        operate: { $0.model.items = $0.source.makeItems(rows) })
    } makeFloor: {
      Floor.scenario(0, prepare: { $0.removeBehind(0) }, operate: { $0.append(rows) })
    }
  }

  private static let replace = BenchmarkCase(name: CaseName.replace, rows: 1_000) {
    textList(1_000).scenario { $0.model.items = $0.source.makeItems(1_000) }
  } makeFloor: {
    Floor.scenario(1_000) { $0.replaceAll() }
  }

  private static let append = BenchmarkCase(name: CaseName.append, rows: 1_000) {
    textList(0).scenario(
      prepare: { $0.model.items = $0.source.makeItems(1_000) },
      operate: { $0.model.items += $0.source.makeItems(1_000) })
  } makeFloor: {
    Floor.scenario(1_000, prepare: { $0.removeBehind(1_000) }, operate: { $0.append(1_000) })
  }

  private static func clear(_ rows: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: CaseName.clear(rows), rows: rows, growth: GrowthPlace("clear rows", size: rows, exponent: 1)
    ) {
      textList(0).scenario(
        prepare: { $0.model.items = $0.source.makeItems(rows) },
        operate: { $0.model.items = [] })
    } makeFloor: {
      Floor.scenario(0, prepare: { $0.append(rows) }, operate: { $0.removeBehind(0) })
    }
  }

  static func everyTenth(_ name: String, of rows: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: name, rows: rows / 10, growth: GrowthPlace("update every 10th", size: rows, exponent: 1)
    ) {
      textList(rows).scenario { bench in
        var items = bench.model.items
        for index in stride(from: 0, to: items.count, by: 10) { items[index].title = bench.source.makeTitle() }
        bench.model.items = items
      }
    } makeFloor: {
      Floor.scenario(rows) { $0.changeEveryTenth() }
    }
  }

  private static func select(among rows: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: CaseName.select(among: rows), rows: rows, growth: GrowthPlace("select a row", size: rows, exponent: 1)
    ) {
      ListBench(rows: rows) { SelectableList(model: $0) }.scenario { bench in
        let isFirst = bench.model.selection != bench.model.items[100].id
        bench.model.selection = bench.model.items[isFirst ? 100 : 700].id
      }
    }
  }

  private static func swap(among rows: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: CaseName.swap(among: rows), rows: rows, growth: GrowthPlace("swap rows", size: rows, exponent: 1)
    ) {
      textList(rows).scenario { $0.model.items.swapAt(1, rows - 2) }
    } makeFloor: {
      Floor.scenario(rows) { $0.swap(1, rows - 2) }
    }
  }

  private static func remove(among rows: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: CaseName.remove(among: rows), rows: rows, growth: GrowthPlace("remove a row", size: rows, exponent: 1)
    ) {
      textList(rows + 1).scenario(
        prepare: { if $0.model.items.count == rows { $0.model.items.insert($0.source.makeItem(), at: rows / 2) } },
        operate: { $0.model.items.remove(at: rows / 2) })
    } makeFloor: {
      Floor.scenario(rows, prepare: { $0.append(1) }, operate: { $0.remove(at: rows / 2) })
    }
  }
}
