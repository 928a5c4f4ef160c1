import SwiftUI

/// What charts draw with where nothing is asked for.
nonisolated enum ChartPalette {
  static var styles: [AnyShapeStyle] {
    [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .teal, .indigo, .mint, .brown].map {
      AnyShapeStyle($0)
    }
  }

  /// For numbers, from low to high.
  static var ramp: [Color] { [.blue.opacity(0.15), .blue] }

  static var symbols: [ChartSymbol] {
    [BasicChartSymbolShape.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk].map {
      .shape(AnyChartSymbolShape($0))
    }
  }

  static var lineStyles: [StrokeStyle] {
    [[], [6, 4], [2, 4], [8, 4, 2, 4], [12, 4]].map {
      StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0)
    }
  }
}
