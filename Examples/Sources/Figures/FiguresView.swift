import Charts
import SwiftUI

/// Weather in charts of 24 kinds.
public struct FiguresView: View {
  @State private var group = FigureGroup.bars

  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      Picker("Kind", selection: $group) {
        ForEach(FigureGroup.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .padding()
      ScrollView {
        VStack(spacing: 24) {
          figures
        }
        .padding(.horizontal)
        .padding(.bottom)
      }
    }
  }

  @ViewBuilder private var figures: some View {
    switch group {
    case .bars: BarFigures()
    case .lines: LineFigures()
    case .areas: AreaFigures()
    case .points: PointFigures()
    }
  }
}

/// Kinds of charts that have their marks in common.
enum FigureGroup: String, CaseIterable, Identifiable {
  case bars = "Bars"
  case lines = "Lines"
  case areas = "Areas"
  case points = "Points"

  var id: Self { self }
}

/// A chart with its title.
struct Figure<Content: View>: View {
  private let title: String
  private let height: CGFloat
  private let content: Content

  init(_ title: String, height: CGFloat = 170, @ViewBuilder content: () -> Content) {
    self.title = title
    self.height = height
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      content.frame(height: height)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview {
  FiguresView()
}
