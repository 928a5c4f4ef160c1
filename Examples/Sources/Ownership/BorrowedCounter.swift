import SwiftUI

/// A view that observes a counter and also creates it, so nothing keeps the counter alive: a mistake, made here on
/// purpose.
///
/// Each refresh of the parent makes this struct anew, and with it another counter that starts from zero.
public struct BorrowedCounter: View {
  // On purpose, see above. tessera:disable owned-observed-object
  @ObservedObject private var counter = Counter(of: "borrowed")

  public var body: some View {
    CounterCard(wrapper: "@ObservedObject", role: "borrowed", color: .orange, counter: counter)
  }
}
