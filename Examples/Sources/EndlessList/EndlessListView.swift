import SwiftUI

/// A list that fetches more when its last row comes in sight, as often as that happens.
public struct EndlessListView: View {
  private let model: NumberModel

  public init(model: NumberModel) {
    self.model = model
  }

  public var body: some View {
    List {
      ForEach(model.groups) { group in
        Section("\(group.digits) digits") {
          ForEach(group.numbers, id: \.self) { NumberRow(number: $0) }
        }
      }
      if model.didFail {
        Button("Try again") { loadMore() }
      } else if model.hasMore {
        ProgressView("Loading more").onAppear { loadMore() }
      } else {
        Text("\(model.numbers.count) numbers").foregroundStyle(.secondary)
      }
    }
  }

  private func loadMore() {
    // Not the row's own task: the page is wanted even if the row leaves again.
    Task { await model.loadMore() }
  }
}

struct NumberRow: View {
  let number: Int

  var body: some View {
    LabeledContent("Prime \(number)", value: String(number, radix: 2))
  }
}

#Preview {
  EndlessListView(model: NumberModel(service: PrimeService()))
}
