import Foundation
import SwiftUI

/// What is asked of the values that a scale shows.
public struct _ScaleDomainSettings {
  var values: [_PlottedValue]?
  var isRange = false
  var includesZero: Bool?
  var isReversed = false
  var change: (([_PlottedValue]) -> [_PlottedValue])?

  init() {}
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public func _apply(to settings: inout _ScaleDomainSettings) {
    settings.values = [lowerBound.plotted, upperBound.plotted]
    settings.isRange = true
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  public func _apply(to settings: inout _ScaleDomainSettings) {
    settings.values = [lowerBound.plotted, upperBound.plotted]
    settings.isRange = true
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public func _apply(to settings: inout _ScaleDomainSettings) {
    settings.values = map(\.plotted)
  }
}
