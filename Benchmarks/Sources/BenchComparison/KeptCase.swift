import Foundation

/// What a case is expected to cost.
package struct KeptCase: Codable, Equatable, Sendable {
  /// How many times the floor of the same run it took.
  package var ratio: Double
  package var counts: CaseCounts

  package init(ratio: Double, counts: CaseCounts) {
    self.ratio = ratio
    self.counts = counts
  }

  /// What is to be kept of a measurement: of its ratio, three digits.
  package init(_ measured: MeasuredCase) {
    let unit = pow(10, (log10(measured.ratio)).rounded(.down) - 2)
    // By way of its text: 0.03 times a unit would be written with sixteen digits.
    let ratio = String(format: "%.6g", (measured.ratio / unit).rounded() * unit)
    self.init(ratio: Double(ratio) ?? measured.ratio, counts: measured.counts)
  }
}
