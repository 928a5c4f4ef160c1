import SwiftUI

/// What is drawn at a value.
nonisolated enum ChartSymbol {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
}
