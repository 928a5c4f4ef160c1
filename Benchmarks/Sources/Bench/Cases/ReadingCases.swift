import SwiftUI
@_spi(TesseraTools) import TesseraHeadless

/// What it costs to read a model and to find out who read it.
@MainActor
enum ReadingCases {
  static let all: [BenchmarkCase] = [oneProperty, unreadProperty, manyReads]

  private static let views = 200
  /// How often a body reads all 30 properties.
  private static let repetitions = 100

  /// A write to one of 30 properties, of which 200 views read one each.
  private static let oneProperty = BenchmarkCase(name: CaseName.oneProperty, rows: 7) {
    let model = WideModel()
    let host = HeadlessHost { WideReaders(model: model, count: views) }
    return Scenario(host: host) { host.perform { model.p7 &+= 1 } }
  }

  /// A write to a property that no view reads.
  private static let unreadProperty = BenchmarkCase(name: CaseName.unreadProperty, rows: 1) {
    let model = WideModel()
    let host = HeadlessHost { WideReaders(model: model, count: 5) }
    return Scenario(host: host) { host.perform { model.p29 &+= 1 } }
  }

  /// Reads in a body, against the same reads outside of any. The goal for the two is three to one.
  private static let manyReads = BenchmarkCase(name: CaseName.manyReads, rows: repetitions * 30) {
    let model = WideModel()
    let remote = Remote<Int>()
    let host = HeadlessHost { WideSum(model: model, remote: remote, repetitions: repetitions) }
    var round = 0
    return Scenario(host: host) {
      round += 1
      host.perform { remote.send?(round) }
    }
  } makeFloor: {
    let model = WideModel()
    var sum = 0
    return Scenario {
      for _ in 0..<repetitions { sum &+= model.sum }
      precondition(sum >= 0)
    }
  }
}
