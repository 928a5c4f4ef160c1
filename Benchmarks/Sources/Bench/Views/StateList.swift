import SwiftUI

/// Changes something in a view's state from outside of it.
@MainActor
final class Remote<Change> {
  var send: ((Change) -> Void)?
}

/// A column of rows whose data is the view's own state.
struct StateList: View {
  @State private var items: [Item]
  private let model = ListModel()
  private let remote: Remote<(inout [Item]) -> Void>

  init(items: [Item], remote: Remote<(inout [Item]) -> Void>) {
    _items = State(initialValue: items)
    self.remote = remote
  }

  var body: some View {
    VStack {
      ForEach(items) { item in
        TextRow(item: item, model: model)
      }
    }
    .onAppear {
      remote.send = { change in change(&items) }
    }
  }
}
