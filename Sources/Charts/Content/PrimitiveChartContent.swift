import SwiftUI

/// Content without a body.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  public var body: Never {
    fatalError("\(Self.self) is primitive chart content: its body must not be called.")
  }
}
