import SwiftUI

/// A counter, by what wrapper it is kept, and a button that counts.
struct CounterCard: View {
  let wrapper: String
  let role: String
  let color: Color
  @ObservedObject var counter: Counter

  var body: some View {
    VStack(spacing: 8) {
      Text(wrapper).font(.subheadline.bold())
      Text(role).font(.caption).foregroundStyle(.secondary)
      Text("\(counter.count)")
        .font(.system(size: 52, weight: .bold, design: .rounded))
        .foregroundStyle(color)
        .accessibilityIdentifier("\(role) count")
      Button("Count \(role)") { counter.count += 1 }
        .buttonStyle(.bordered)
        .font(.footnote)
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(color.opacity(0.12), in: RoundedRectangle(cornerRadius: 16))
  }
}
