import SwiftUI

/// What containers make of what they are offered: sliders change the proposal, a line shows the answer.
public struct LayoutLabView: View {
  @State private var container: Container
  @State private var width: CGFloat = 300
  @State private var height: CGFloat = 180
  @State private var spacing: CGFloat = 8
  @State private var answer = CGSize.zero

  public init(container: Container = .hStack) {
    _container = State(initialValue: container)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Layout lab").font(.largeTitle.bold())
        Text(container.explanation).font(.subheadline).foregroundStyle(.secondary)
      }
      containers
      stage
      readings
      sliders
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  private var containers: some View {
    FlowLayout(spacing: 6) {
      ForEach(Container.allCases) { choice in
        Button(choice.rawValue) { container = choice }
          .buttonStyle(.plain)
          .font(.footnote.weight(.medium))
          .padding(.horizontal, 10)
          .padding(.vertical, 6)
          .foregroundStyle(choice == container ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
          .background(choice == container ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: Capsule())
      }
    }
  }

  /// The proposal as a frame of dashes, the answer as one without gaps.
  private var stage: some View {
    ZStack {
      Arrangement(container: container, spacing: spacing)
        .onGeometryChange(for: CGSize.self, of: \.size) { answer = $0 }
        .border(.tint)
        .frame(width: width, height: height)
        .overlay { Rectangle().strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 3])) }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 300)
    .background(.background.secondary, in: RoundedRectangle(cornerRadius: 16))
    .clipped()
  }

  private var readings: some View {
    HStack {
      Label("Proposal \(figures(width, height))", systemImage: "square.dashed")
      Spacer()
      Label("Answer \(figures(answer.width, answer.height))", systemImage: "square")
    }
    .font(.footnote.monospacedDigit())
    .foregroundStyle(.secondary)
  }

  private func figures(_ width: CGFloat, _ height: CGFloat) -> String {
    "\(Int(width.rounded())) × \(Int(height.rounded()))"
  }

  private var sliders: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
      row("Width", $width, 20...350)
      row("Height", $height, 20...290)
      row("Spacing", $spacing, 0...40)
    }
  }

  private func row(_ title: String, _ value: Binding<CGFloat>, _ range: ClosedRange<CGFloat>) -> some View {
    GridRow {
      Text(title).font(.callout)
      Slider(value: value, in: range) { Text(title) }.labelsHidden()
      Text("\(Int(value.wrappedValue.rounded()))")
        .font(.callout.monospacedDigit())
        .foregroundStyle(.secondary)
        .frame(width: 36, alignment: .trailing)
    }
  }
}

#Preview("HStack") {
  LayoutLabView()
}

#Preview("Grid, dark") {
  LayoutLabView(container: .grid).background(.background).environment(\.colorScheme, .dark)
}

#Preview("Flow") {
  LayoutLabView(container: .flow)
}

#Preview("LazyVGrid") {
  LayoutLabView(container: .lazyGrid)
}
