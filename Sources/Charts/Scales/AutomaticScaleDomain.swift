import Foundation
import SwiftUI

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
