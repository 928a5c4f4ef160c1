import SwiftUI
@_spi(TesseraTools) import TesseraHeadless

/// The cost of reading a model and of finding its readers.
@MainActor
enum ReadingCases {
  static let all: [BenchmarkCase] = [oneProperty, unreadProperty, manyReads, manyObjects]

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

  /// Reads in a body, against the same reads outside of any, of a model that knows nothing of SwiftUI. The goal for the
  /// two is three to one.
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
    let model = PlainWideModel()
    var sum = 0
    return Scenario {
      for _ in 0..<repetitions { sum &+= model.sum }
      precondition(sum >= 0)
    }
  }
  /// The same with a property of each of many objects, which are all read once.
  private static let manyObjects = BenchmarkCase(name: CaseName.manyObjects, rows: 3_000) {
    let models = (0..<3_000).map { _ in WideModel() }
    let remote = Remote<Int>()
    let host = HeadlessHost { ManySum(models: models, remote: remote) }
    var round = 0
    return Scenario(host: host) {
      round += 1
      host.perform { remote.send?(round) }
    }
  } makeFloor: {
    let models = (0..<3_000).map { _ in PlainWideModel() }
    var sum = 0
    return Scenario {
      for model in models { sum &+= model.p7 }
      precondition(sum >= 0)
    }
  }
}
