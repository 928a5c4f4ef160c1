import SwiftUI

/// Bars that are drawn by hand, with controls above them.
struct ChartScreen: View {
  private let values: [Double] = [0.4, 0.7, 0.55, 0.9, 0.65, 0.3, 0.8]
  @State private var span = "Week"

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Span", selection: $span) {
        ForEach(["Day", "Week", "Month"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Text("5,200 steps").font(.largeTitle.bold())
      Text("On average").font(.subheadline).foregroundStyle(.secondary)
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(values.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 4).fill(.tint).frame(height: 200 * values[index])
        }
      }
      .frame(height: 200, alignment: .bottom)
      Spacer(minLength: 0)
    }
    .padding()
  }
}
