import SwiftUI

/// Where the program keeps a value that the user selects.
nonisolated struct ChartValueSelection {
  let set: (_PlottedValue?) -> Void
}
