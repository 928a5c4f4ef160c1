import SwiftUI

/// Ten thousand rows in a lazy stack, one of which changes: only those in sight are made, and the others of them are
/// neither evaluated nor laid out nor drawn again.
public struct RowsView: View {
  // Nothing changes around this view, so it is made once. tessera:disable costly-state-default
  @State private var rows = (1...10_000).map { Row(id: $0) }

  public init() {}

  public var body: some View {
    VStack(spacing: 16) {
      Text("Ten thousand rows").font(.title.bold())
      Button("Give row 3 a star") { rows[2].stars += 1 }
        .buttonStyle(.borderedProminent)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows) { row in
            RowView(row: row)
          }
        }
      }
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
