import SwiftUITesting

/// Collects what views say, in their order.
enum Names: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

/// Adds what views say.
enum Total: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue()
  }
}

/// Keeps what the last view says: not how a key should be.
enum LastWord: PreferenceKey {
  static let defaultValue = "default"

  static func reduce(value: inout String, nextValue: () -> String) {
    value = nextValue()
  }
}

extension View {
  func says(_ name: String) -> some View {
    preference(key: Names.self, value: [name])
  }
}

/// Shows something and counts how often it is asked what.
struct Row: View {
  let name: String

  var body: some View {
    Text(name).says(name)
  }
}
