import SwiftUI

/// Pictures in a grid.
struct PhotoGridScreen: View {
  private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple, .pink]
  @State private var kind = 0

  private func color(of number: Int) -> Color { colors[number % colors.count] }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Picker("Show", selection: $kind) {
          Text("All").tag(0)
          Text("Favorites").tag(1)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .padding(8)
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 4)], spacing: 4) {
            ForEach(0..<20, id: \.self) { number in
              Rectangle().fill(color(of: number)).aspectRatio(1, contentMode: .fit)
            }
          }
          .padding(4)
        }
      }
      .navigationTitle("Photos")
    }
  }
}
