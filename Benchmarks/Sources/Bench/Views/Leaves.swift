import SwiftUI

/// A column of rows, each with state of its own. `remote` reaches the one in the middle.
struct LeafColumn: View {
  let count: Int
  let remote: Remote<String>

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { number in
        LeafRow(number: number, remote: number == count / 2 ? remote : nil)
      }
    }
  }
}

struct LeafRow: View {
  let number: Int
  let remote: Remote<String>?

  var body: some View {
    HStack {
      Text("Row")
      Leaf(remote: remote)
    }
  }
}

/// A text whose content is state.
struct Leaf: View {
  @State private var title = "Leaf 000000"
  let remote: Remote<String>?

  var body: some View {
    Text(title)
      .onAppear {
        remote?.send = { title = $0 }
      }
  }
}

/// Views inside each other, with one leaf at the bottom.
struct Level: View {
  let depth: Int
  let remote: Remote<String>

  var body: some View {
    VStack {
      if depth > 0 {
        AnyView(Level(depth: depth - 1, remote: remote))
      } else {
        Leaf(remote: remote)
      }
    }
  }
}
