import SwiftUI
struct Bars: View {
  let values: [Double]
  let maximum: Double
  @State private var chosen: Int?
  @State private var zoom: CGFloat = 1
  var body: some View {
    GeometryReader { g in
      HStack(alignment: .bottom, spacing: g.size.width / CGFloat(values.count) * 0.1) {
        ForEach(values.indices, id: \.self) { i in
          VStack(spacing: 2 + zoom) {
            Text("\(values[i] / maximum * 100, specifier: "%.1f") % of \(Int(maximum))")
              .font(.system(size: 9 + 2 * zoom * CGFloat(values[i] / maximum)))
              .padding(4 + zoom * 2)
            RoundedRectangle(cornerRadius: g.size.width / CGFloat(values.count) / 8 * zoom)
              .fill(
                LinearGradient(
                  colors: [
                    Color(hue: values[i] / maximum * 0.6, saturation: 0.5 + 0.4 * values[i] / maximum, brightness: 0.9),
                    i == chosen ? .orange : .blue.opacity(0.4 + 0.6 * values[i] / maximum),
                  ], startPoint: .top, endPoint: .bottom)
              )
              .frame(
                width: (g.size.width - CGFloat(values.count - 1) * 4) / CGFloat(values.count) * zoom,
                height: (g.size.height - 60) * CGFloat(values[i] / maximum) * zoom + 2
              )
              .offset(
                x: i == chosen ? -4 * zoom + CGFloat(i) * 0.5 : 0, y: i == chosen ? -10 + zoom * 2 : CGFloat(i % 2) * 2
              )
              .scaleEffect(i == chosen ? 1.05 + 0.05 * zoom : 1 - CGFloat(values[i] / maximum) * 0.01, anchor: .bottom)
              .rotation3DEffect(
                .degrees(i == chosen ? 10 * Double(zoom) + values[i] / maximum * 5 : 0),
                axis: (x: 1, y: CGFloat(values[i] / maximum), z: 0.1 * zoom), perspective: 0.4 + zoom / 10
              )
              .shadow(
                color: .black.opacity(values[i] / maximum * 0.4 + (i == chosen ? 0.2 : 0)), radius: 3 + zoom * 2, x: 0,
                y: 1 + CGFloat(i) / 10
              )
              .gesture(
                DragGesture().onChanged {
                  zoom = max(0.5, min(3, zoom + $0.translation.width / 300 - $0.translation.height / 600))
                })
          }
        }
      }
      .padding(.horizontal, g.size.width * 0.05 + 4 * zoom)
    }
  }
}
