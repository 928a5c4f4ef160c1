import Logbook
import SwiftUI

/// The same model twice, owned and only observed, under a parent that can be refreshed.
public struct OwnershipView: View {
  @State private var refreshes = 0

  public init() {}

  public var body: some View {
    VStack(spacing: 20) {
      Text("Who owns the model?").font(.title.bold())
      HStack(spacing: 12) {
        OwnedCounter()
        BorrowedCounter()
      }
      Button("Refresh") { refreshes += 1 }
        .buttonStyle(.borderedProminent)
      Text("Refreshed: \(refreshes)")
        .font(.footnote)
        .foregroundStyle(.secondary)
      LogbookView(.ownership)
      Spacer()
    }
    .padding()
  }
}

#Preview("Light") {
  OwnershipView()
}

#Preview("Dark") {
  OwnershipView()
    .environment(\.colorScheme, .dark)
}
