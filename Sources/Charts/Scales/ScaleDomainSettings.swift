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
