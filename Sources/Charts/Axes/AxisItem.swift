import SwiftUI

/// A grid line, a tick or a label.
nonisolated enum AxisItem {
  case gridLine(AxisLine)
  case tick(AxisLine, AxisTick.Length)
  case label(AxisLabel)
}
