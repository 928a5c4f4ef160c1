import SwiftUI

/// What modifiers say about a scale that gives styles, symbols or line styles to values (CH5).
nonisolated struct StyleScaleSettings<Output> {
  var domain: _ScaleDomainSettings?
  /// How numbers are spread over colors.
  var type: ScaleType?
  var range: [Output]?
  /// The colors that numbers run through.
  var gradient: Gradient?
  var pairs: [(_PlottedValue, Output)]?
  var mapping: ((_PlottedValue) -> Output?)?
}
