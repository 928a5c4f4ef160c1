import SwiftUI

/// Gives a style, symbol or line style to each value.
nonisolated struct StyleScale<Output> {
  /// The values, in the order of the legend.
  let domain: [_PlottedValue]
  private let outputs: [_PlottedValue: Output]
  private let mapping: ((_PlottedValue) -> Output?)?

  /// - Parameters:
  ///   - values: those of the data, in their order.
  ///   - standard: what is given in turn where nothing is asked for.
  init(_ settings: StyleScaleSettings<Output>, values: [_PlottedValue], standard: [Output]) {
    var domain: [_PlottedValue] = []
    var known: Set<_PlottedValue> = []
    let asked = settings.domain?.values ?? settings.pairs?.map(\.0) ?? []
    for value in asked + values where known.insert(value).inserted { domain.append(value) }
    if let change = settings.domain?.change { domain = change(domain) }
    if settings.domain?.isReversed == true { domain.reverse() }
    let range = settings.range.flatMap { $0.isEmpty ? nil : $0 } ?? standard
    var outputs: [_PlottedValue: Output] = [:]
    for (index, value) in domain.enumerated() { outputs[value] = range[index % range.count] }
    for (value, output) in settings.pairs ?? [] { outputs[value] = output }
    self.domain = domain
    self.outputs = outputs
    mapping = settings.mapping
  }

  func output(for value: _PlottedValue) -> Output? {
    mapping?(value) ?? outputs[value]
  }
}
