import SwiftUI

/// Rows that are made as they come in sight.
struct LazyRowsOfLabels: View {
  let count: Int

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          Text("Row \(number)").frame(maxWidth: .infinity, minHeight: 20, alignment: .leading)
        }
      }
    }
  }
}
