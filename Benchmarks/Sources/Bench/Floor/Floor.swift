/// Scenarios without views.
@MainActor
enum Floor {
  /// What cases without a floor of their own are compared with.
  static var common: Scenario { scenario(1_000) { $0.replaceAll() } }

  static func scenario(
    _ rows: Int, prepare: @escaping (FloorList) -> Void = { _ in }, operate: @escaping (FloorList) -> Void
  ) -> Scenario {
    let list = FloorList(rows)
    return Scenario(prepare: { prepare(list) }, operate: { operate(list) })
  }

  /// One row shows two titles in turn.
  static func leafScenario(_ rows: Int, _ titles: (String, String)) -> Scenario {
    let list = FloorList(rows)
    var isFirst = false
    return Scenario {
      isFirst.toggle()
      list.changeTitle(isFirst ? titles.0 : titles.1, at: rows / 2)
    }
  }
}
