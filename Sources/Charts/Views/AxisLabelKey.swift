import SwiftUI

/// The place of a label; nil for the picture of the ticks.
nonisolated struct AxisLabelKey: LayoutValueKey {
  static var defaultValue: AxisLabelSlot? { nil }
}
