import SwiftUI

/// A list of very many rows of which one can be chosen.
struct LongList: View {
  enum Change {
    case select(Int)
    case delete(Int)
  }

  let remote: Remote<Change>
  @State private var numbers: [Int]
  @State private var chosen: Int?

  init(count: Int, remote: Remote<Change>) {
    self.remote = remote
    _numbers = State(initialValue: Array(0..<count))
  }

  var body: some View {
    List(numbers, id: \.self, selection: $chosen) { Text("Row \($0)") }
      .listStyle(.plain)
      .onAppear {
        remote.send = { change in
          switch change {
          case .select(let number): chosen = number
          case .delete(let position): numbers.remove(at: position)
          }
        }
      }
  }
}
