import SwiftUI
struct Snake: View {
  let grid = 20
  @State private var cells: [(x: Int, y: Int)] = [(3, 4)]
  @State private var food = (x: 10, y: 10)
  @State private var score = 0
  @State private var t = 0.0
  func cell(_ s: CGSize) -> CGFloat { min(s.width, s.height) / CGFloat(grid) }
  var body: some View {
    GeometryReader { geo in
      ZStack {
        ForEach(cells.indices, id: \.self) { i in
          RoundedRectangle(cornerRadius: cell(geo.size) / 4)
            .fill(Color(red: 0.1 + Double(i) / Double(cells.count) * 0.4, green: 0.8 - Double(i) * 0.02, blue: 0.2))
            .frame(width: cell(geo.size) - 1, height: cell(geo.size) - 1)
            .position(
              x: CGFloat(cells[i].x) * cell(geo.size) + cell(geo.size) / 2
                + (geo.size.width - cell(geo.size) * CGFloat(grid)) / 2,
              y: CGFloat(cells[i].y) * cell(geo.size) + cell(geo.size) / 2 + 20 * sin(t)
            )
            .scaleEffect(1 - CGFloat(i) / CGFloat(cells.count) * 0.2 + 0.02 * sin(t * 4 + Double(i)))
            .opacity(1 - Double(i) / Double(cells.count + 4) * 0.5)
        }
        Circle().fill(.red)
          .frame(width: cell(geo.size) * (0.8 + 0.1 * sin(t * 6)), height: cell(geo.size) * (0.8 + 0.1 * sin(t * 6)))
          .position(x: (CGFloat(food.x) + 0.5) * cell(geo.size), y: (CGFloat(food.y) + 0.5) * cell(geo.size))
        ForEach(0..<12) { i in
          Capsule()
            .frame(width: 3, height: 10 + 5 * cos(t + Double(i)))
            .offset(x: 40 * cos(Double(i) * .pi / 6 + t), y: 40 * sin(Double(i) * .pi / 6 + t))
            .rotationEffect(.radians(Double(i) * .pi / 6 + t / 2))
            .offset(x: -geo.size.width / 4 + CGFloat(i) * 2, y: geo.size.height / 3 - 2 * CGFloat(score) / 10)
        }
        VStack {
          Text("Score: \(score * 10 + cells.count)").font(.system(size: 20 + 4 * sin(t), weight: .bold))
          Text("Speed \(1 / (0.3 - Double(score) * 0.005), specifier: "%.1f")")
          Text("Level " + String(score) + " of " + String(grid))
          ProgressView(value: Double(score % 10) / 10 + t.truncatingRemainder(dividingBy: 1) * 0.1)
        }
        .padding(cell(geo.size) / 2 + 4 * CGFloat(score) / 100)
        .offset(y: -geo.size.height / 2 + geo.safeAreaInsets.top + 40 - cell(geo.size) * 0.25)
      }
    }
    .onTapGesture { p in
      let dx = p.x - CGFloat(cells[0].x) * 15 - 7.5, dy = p.y - CGFloat(cells[0].y) * 15 - 7.5
      let angle = atan2(dy, dx) * 180 / .pi + (dx < 0 ? 360 : 0) / 2
      withAnimation(.easeOut(duration: 0.1 + sqrt(dx * dx + dy * dy) / 1000)) {
        t += angle / 360 + Double(score) * 0.01
      }
    }
  }
}
