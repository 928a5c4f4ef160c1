import SwiftUI

/// The operations that frameworks for the web are compared by, on a column of rows.
@MainActor
enum ListCases {
  static let all: [BenchmarkCase] = [
    create(CaseName.createWithShape, 1_000) { ListBench { ShapeList(model: $0) } },
    create(CaseName.create, 1_000, goal: 15) { ListBench { TextList(model: $0) } },
    create(CaseName.createDifferent, 1_000) { ListBench { DifferentTextList(model: $0) } },
    create(CaseName.createMany, 10_000) { ListBench { TextList(model: $0) } },
    BenchmarkCase(name: CaseName.replace, rows: 1_000) {
      textList(1_000).scenario { $0.model.items = $0.source.makeItems(1_000) }
    } makeFloor: {
      Floor.scenario(1_000) { $0.replaceAll() }
    },
    BenchmarkCase(name: CaseName.append, rows: 1_000) {
      textList(0).scenario(
        prepare: { $0.model.items = $0.source.makeItems(1_000) },
        operate: { $0.model.items += $0.source.makeItems(1_000) })
    } makeFloor: {
      Floor.scenario(1_000, prepare: { $0.removeBehind(1_000) }, operate: { $0.append(1_000) })
    },
    BenchmarkCase(name: CaseName.clear, rows: 1_000) {
      textList(0).scenario(
        prepare: { $0.model.items = $0.source.makeItems(1_000) },
        operate: { $0.model.items = [] })
    } makeFloor: {
      Floor.scenario(0, prepare: { $0.append(1_000) }, operate: { $0.removeBehind(0) })
    },
    everyTenth(CaseName.everyTenth, of: 1_000),
    everyTenth(CaseName.everyTenthOfMany, of: 10_000),
    BenchmarkCase(name: CaseName.select, rows: 1_000) {
      ListBench(rows: 1_000) { SelectableList(model: $0) }.scenario { bench in
        let isFirst = bench.model.selection != bench.model.items[100].id
        bench.model.selection = bench.model.items[isFirst ? 100 : 700].id
      }
    },
    BenchmarkCase(name: CaseName.swap, rows: 1_000) {
      textList(1_000).scenario { $0.model.items.swapAt(1, 998) }
    } makeFloor: {
      Floor.scenario(1_000) { $0.swap(1, 998) }
    },
    BenchmarkCase(name: CaseName.remove, rows: 1_000) {
      textList(1_001).scenario(
        prepare: { if $0.model.items.count == 1_000 { $0.model.items.insert($0.source.makeItem(), at: 500) } },
        operate: { $0.model.items.remove(at: 500) })
    } makeFloor: {
      Floor.scenario(1_000, prepare: { $0.append(1) }, operate: { $0.remove(at: 500) })
    },
  ]

  private static func textList(_ rows: Int) -> ListBench {
    ListBench(rows: rows) { TextList(model: $0) }
  }

  static func create(
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

  static func everyTenth(_ name: String, of rows: Int) -> BenchmarkCase {
    BenchmarkCase(name: name, rows: rows / 10) {
      textList(rows).scenario { bench in
        var items = bench.model.items
        for index in stride(from: 0, to: items.count, by: 10) { items[index].title = bench.source.makeTitle() }
        bench.model.items = items
      }
    } makeFloor: {
      Floor.scenario(rows) { $0.changeEveryTenth() }
    }
  }
}
