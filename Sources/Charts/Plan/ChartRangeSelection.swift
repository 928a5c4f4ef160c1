import SwiftUI

/// Where the program keeps a range that the user selects.
nonisolated struct ChartRangeSelection {
  let set: ((_PlottedValue, _PlottedValue)?) -> Void
}
