import SwiftUI
struct Clock: View {
  @State private var date = Date()
  @State private var drag: CGFloat = 0
  var body: some View {
    ZStack {
      ForEach(0..<60) { i in
        Capsule()
          .frame(width: i % 5 == 0 ? 3 : 1, height: i % 5 == 0 ? 12 : 6 + drag / 10)
          .offset(y: -(100 - (i % 5 == 0 ? 6 : 3)) + drag * 0.1)
          .rotationEffect(.degrees(Double(i) * 360 / 60))
          .opacity(i % 5 == 0 ? 1 : 0.3 + 0.7 * Double(i) / 60)
      }
      Rectangle().frame(width: 4, height: 60).offset(y: -30 + drag / 2 - 1)
        .rotationEffect(
          .degrees(
            Double(Calendar.current.component(.hour, from: date) % 12) * 30 + Double(
              Calendar.current.component(.minute, from: date)) / 2 + Double(drag) * 0.1))
      Rectangle().frame(width: 2, height: 90).offset(y: -45)
        .rotationEffect(
          Angle(
            degrees: Double(Calendar.current.component(.minute, from: date)) * 6 + Double(
              Calendar.current.component(.second, from: date)) / 10))
      Circle().trim(from: 0, to: CGFloat(Calendar.current.component(.second, from: date)) / 60 + drag / 1000)
        .stroke(
          AngularGradient(
            gradient: Gradient(colors: [.red, .blue.opacity(0.5 + Double(drag) / 200), .green]), center: .center,
            startAngle: .degrees(0 + Double(drag)), endAngle: .degrees(360 - Double(drag) * 2)),
          lineWidth: 4 + drag / 20
        )
        .frame(width: 220 + drag * 2 - 10, height: 220 + drag * 2 - 10)
    }
    .offset(x: drag > 0 ? drag * 0.5 + 10 : -drag * 0.25 - 5, y: abs(drag) > 50 ? 20 * (drag / abs(drag)) + 3 : 0)
  }
}
