import SwiftUI

/// A view that owns its counter: built once, kept however often the parent is refreshed.
public struct OwnedCounter: View {
  @StateObject private var counter = Counter(of: "owned")

  public var body: some View {
    CounterCard(wrapper: "@StateObject", role: "owned", color: .green, counter: counter)
  }
}
