import SwiftUITesting

/// Numbers the lives that views lead in one test.
@MainActor
final class Census {
  private(set) var count = 0

  func register() -> Int {
    count += 1
    return count
  }
}

/// Shows its name and the number of its life, such as `a1`: the same number is the same identity.
struct Life: View {
  private final class Token: ObservableObject {
    let number: Int

    init(_ number: Int) {
      self.number = number
    }
  }

  private let name: String
  @StateObject private var token: Token

  init(_ name: String, _ census: Census) {
    self.name = name
    _token = StateObject(wrappedValue: Token(census.register()))
  }

  var body: some View {
    Text(verbatim: "\(name)\(token.number)")
  }
}

/// The texts on a screen after each of `values` was given to its root in turn.
@MainActor
func texts<Value, Content: View>(
  over values: [Value], @ViewBuilder _ content: (Value) -> Content
) -> [[String]] {
  guard let first = values.first else { return [] }
  let screen = Screen { content(first) }
  return [screen.visibleText]
    + values.dropFirst().map { value in
      screen.update { content(value) }
      return screen.visibleText
    }
}
