import SwiftUI

/// One row. It reads nothing but its own row's properties, so no other row's change concerns it.
public struct RowView: View {
  let row: Row

  public var body: some View {
    HStack {
      Circle()
        .fill(Color(hue: Double(row.id % 100) / 100, saturation: 0.6, brightness: 0.9))
        .frame(width: 24, height: 24)
      Text("Row \(row.id)")
      Spacer()
      Text(String(repeating: "★", count: row.stars)).foregroundStyle(.orange)
    }
    .padding(.vertical, 6)
  }
}
