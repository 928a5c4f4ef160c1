import SwiftUI

/// Ten thousand rows, one of which changes: the others are neither evaluated nor laid out nor drawn again.
public struct RowsView: View {
  // Nothing changes around this view, so it is made once. tessera:disable costly-state-default
  @State private var rows = (1...10_000).map { Row(id: $0) }

  public init() {}

  public var body: some View {
    VStack(spacing: 16) {
      Text("Ten thousand rows").font(.title.bold())
      Button("Give row 3 a star") { rows[2].stars += 1 }
        .buttonStyle(.borderedProminent)
      VStack(spacing: 0) {
        ForEach(rows) { row in
          RowView(row: row)
        }
      }
      .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
      .clipped()
    }
    .padding()
  }
}

#Preview("Light") {
  RowsView()
}

#Preview("Dark") {
  RowsView()
    .environment(\.colorScheme, .dark)
}
