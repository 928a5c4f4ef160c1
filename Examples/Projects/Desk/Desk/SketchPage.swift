import SwiftUI

/// A sheet to draw on, with tools above it.
struct SketchPage: View {
  @State private var sketch = Sketch()

  var body: some View {
    VStack(spacing: 0) {
      SketchTools(sketch: $sketch)
        .frame(height: 30)
        .padding(12)
      SketchSheet(sketch: $sketch)
      Divider()
      Text(sketch.strokes.count == 1 ? "1 stroke" : "\(sketch.strokes.count) strokes")
        .font(.callout)
        .foregroundStyle(.secondary)
        .padding(12)
    }
  }
}

#Preview("Sketch page") { SketchPage() }
