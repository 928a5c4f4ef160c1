import Foundation
import SwiftUI

/// The values that a scale shows.
public protocol ScaleDomain {
  func _apply(to settings: inout _ScaleDomainSettings)
}

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

/// The values that the data have.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
  let change: (([_PlottedValue]) -> [_PlottedValue])?

  public func _apply(to settings: inout _ScaleDomainSettings) {
    settings.includesZero = includesZero
    settings.isReversed = isReversed
    settings.change = change
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values that the data have, and zero.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// The values that the data have (CH10).
  ///
  /// - Parameters:
  ///   - includesZero: whether zero is shown regardless; nil leaves it to the chart, which shows it for numbers.
  ///   - reversed: whether the axis runs backward.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool = false) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed, change: nil)
  }

  /// The values that the data have, changed by a function: of numbers and dates, it gets the two bounds.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool = false, dataType: DataValue.Type,
    modifier: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed) { values in
      var typed = values.compactMap { DataValue(plotted: $0) }
      modifier(&typed)
      return typed.map(\.plotted)
    }
  }
}
