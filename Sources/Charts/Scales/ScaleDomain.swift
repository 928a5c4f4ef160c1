import Foundation
import SwiftUI

/// The values that a scale shows.
public protocol ScaleDomain {
  func _apply(to settings: inout _ScaleDomainSettings)
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
