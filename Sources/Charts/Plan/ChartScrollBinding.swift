import SwiftUI

/// Where a plot that scrolls begins: the value at its edge.
nonisolated struct ChartScrollBinding {
  let initial: _PlottedValue
  let isBound: Bool
  let set: (_PlottedValue) -> Void
}
