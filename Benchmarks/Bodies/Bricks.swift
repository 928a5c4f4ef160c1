import SwiftUI
struct Brick: Identifiable {
  let id = UUID()
  var x: Double
  var y: CGFloat
  var width: CGFloat
  var hits: Int
}
struct Bricks: View {
  @State private var ball = CGPoint(x: 100, y: 100)
  @State private var speed = CGSize(width: 3, height: 4)
  @State private var bricks: [Brick] = []
  @State private var time: Double = 0
  @State private var level = 1
  let rows = 5
  let columns = 8
  var body: some View {
    GeometryReader { geometry in
      ZStack {
        ForEach(0..<rows, id: \.self) { row in
          ForEach(0..<columns, id: \.self) { column in
            RoundedRectangle(cornerRadius: 4)
              .fill(Color(hue: Double(row) / Double(rows), saturation: 0.8, brightness: 0.9 - Double(column) * 0.02))
              .frame(
                width: (geometry.size.width - CGFloat(columns + 1) * 8) / CGFloat(columns),
                height: geometry.size.height * 0.3 / CGFloat(rows) - 8
              )
              .position(
                x: CGFloat(column) * (geometry.size.width / CGFloat(columns)) + geometry.size.width / CGFloat(columns)
                  / 2, y: CGFloat(row) * 30 + 60 + sin(time * 2 + Double(column)) * 4)
          }
        }
        Circle()
          .fill(
            RadialGradient(colors: [.white, .orange], center: .center, startRadius: 1, endRadius: 10 + 5 * sin(time))
          )
          .frame(width: 20 + 4 * cos(time * 3), height: 20 + 4 * sin(time * 3))
          .offset(x: ball.x - geometry.size.width / 2 + CGFloat(level) * 0.5, y: ball.y - geometry.size.height / 2)
          .rotationEffect(.degrees(time * 180 / .pi + Double(level) * 15))
          .shadow(
            color: .black.opacity(0.3 + 0.1 * sin(time)), radius: 4 + 2 * abs(sin(time)), x: 2, y: 2 + speed.height / 4)
        Path { path in
          path.move(
            to: CGPoint(x: geometry.size.width / 2 + cos(time) * 100, y: geometry.size.height / 2 + sin(time) * 100))
          for i in 1...360 {
            let angle = Double(i) * .pi / 180 + time
            let radius = 100 + 20 * sin(angle * 6) + CGFloat(level) * 2
            path.addLine(
              to: CGPoint(
                x: geometry.size.width / 2 + cos(angle) * radius, y: geometry.size.height / 2 + sin(angle) * radius))
          }
          path.closeSubpath()
        }
        .stroke(lineWidth: 1 + 2 * abs(sin(time)))
        Text("Score \(level * 100 + Int(time * 10) - bricks.count * 3) of \(rows * columns * 10)")
          .position(x: geometry.size.width - 80 - CGFloat(level) * 3, y: geometry.safeAreaInsets.top + 20 * 1.5 + 4)
          .opacity(
            1 - min(time / 10, 0.5) + (level > 3 ? 0.1 : 0) - Double(bricks.count) / Double(rows * columns) * 0.2)
      }
    }
  }
}
