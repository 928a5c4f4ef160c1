import SwiftUI
struct Shares: View {
  let values: [Double]
  let maximum: Double
  @State private var zoom: CGFloat = 1
  var body: some View {
    VStack(alignment: .leading, spacing: 2 + zoom) {
      ForEach(values.indices, id: \.self) { i in
        Text("\(values[i] / maximum * 100, specifier: "%.1f") % of \(Int(maximum))")
          .font(.system(size: 9 + 2 * zoom * CGFloat(values[i] / maximum)))
          .padding(4 + zoom * 2)
      }
    }
  }
}
