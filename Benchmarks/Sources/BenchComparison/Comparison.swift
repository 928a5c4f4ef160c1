/// What was measured, compared with what is kept.
package struct Comparison: Sendable {
  /// A ratio to the floor may be this many times the kept one.
  package static let largestSlowdown = 1.25
  /// A growth may have an exponent larger than expected by this: caches that hold the small size and not the large one
  /// add a quarter, and what is quadratic instead of linear adds 1.
  package static let growthMargin = 0.4

  package let faults: [Fault]
  package let growths: [MeasuredGrowth]
  /// Ratios that differ as those of another processor may, and counts as those of another compiler and other libraries.
  package let differences: [Fault]

  /// - Parameters:
  ///   - measured: all cases that there are, or all that are wanted.
  ///   - kept: what is kept of the same.
  ///   - processor: that of the measurement.
  ///   - versions: the compiler and the libraries of the measurement.
  package init(of measured: [MeasuredCase], with kept: KeptValues, processor: String, versions: [String]) {
    growths = MeasuredGrowth.all(in: measured)
    var faults: [Fault] = []
    var differences: [Fault] = []
    for one in measured {
      guard let expected = kept.cases[one.name] else {
        faults.append(Fault(.unknown, [one.name]))
        continue
      }
      if one.ratio > expected.ratio * Self.largestSlowdown {
        let fault = Fault(.slower(ratio: one.ratio, kept: expected.ratio), [one.name])
        if processor == kept.processor { faults.append(fault) } else { differences.append(fault) }
      }
      for count in CaseCounts.kinds {
        let (value, keptValue) = (count.value(one.counts), count.value(expected.counts))
        guard value != keptValue else { continue }
        let fault = Fault(.count(count.name, value, kept: keptValue), [one.name])
        if count.dependsOnVersions && versions != kept.versions {
          differences.append(fault)
        } else {
          faults.append(fault)
        }
      }
    }
    faults += growths.flatMap(Self.faults)
    let names = Set(measured.map(\.name))
    faults += kept.cases.keys.filter { !names.contains($0) }.sorted().map { Fault(.missing, [$0]) }
    self.faults = faults
    self.differences = differences
  }

  private static func faults(in growth: MeasuredGrowth) -> [Fault] {
    let exponents =
      [(Fault.time, growth.ofTime)] + CaseCounts.work.map { ($0.name, growth.exponent(of: $0)) }
    return exponents.filter { $0.1 > growth.expected + growthMargin }.map { subject, exponent in
      Fault(
        .growth(
          of: subject, from: growth.smaller.growth?.size ?? 0, to: growth.larger.growth?.size ?? 0, exponent: exponent,
          expected: growth.expected),
        [growth.smaller.name, growth.larger.name])
    }
  }
}
