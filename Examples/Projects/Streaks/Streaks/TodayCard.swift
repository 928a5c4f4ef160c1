import SwiftUI

/// How much of today is done, as a ring.
struct TodayCard: View {
  let done: Int
  let total: Int

  private var share: Double { total == 0 ? 0 : Double(done) / Double(total) }

  var body: some View {
    HStack(spacing: 20) {
      ZStack {
        Circle().stroke(Color.white.opacity(0.25), lineWidth: 10)
        Circle()
          .trim(from: 0, to: CGFloat(share))
          .stroke(Color.white, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Text("\(Int((share * 100).rounded()))%")
          .font(.system(.headline, design: .rounded))
      }
      .frame(width: 76, height: 76)
      VStack(alignment: .leading, spacing: 4) {
        Text("Today").font(.title2.bold())
        Text("\(done) of \(total) done").opacity(0.85)
      }
      Spacer()
    }
    .foregroundColor(.white)
    .padding(20)
    .background(
      LinearGradient(
        gradient: Gradient(colors: [Color("Coral"), Color("Plum")]), startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .cornerRadius(22)
    )
    .accessibilityElement(children: .combine)
  }
}
