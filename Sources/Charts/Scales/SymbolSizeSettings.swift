import SwiftUI

/// What modifiers say about the scale of symbols' sizes.
nonisolated struct SymbolSizeSettings {
  var domain: _ScaleDomainSettings?
  /// How numbers are spread over areas.
  var type: ScaleType?
  /// Areas in square points.
  var range: ClosedRange<CGFloat>?
  var areas: [CGFloat]?
  var mapping: ((_PlottedValue) -> CGFloat?)?
}
