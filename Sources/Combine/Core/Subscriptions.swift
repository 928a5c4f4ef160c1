/// A namespace for ready-made subscriptions.
public enum Subscriptions {}

extension Subscriptions {
  /// A subscription that never sends anything: for publishers that end at once.
  public static var empty: any Subscription {
    EmptySubscription.shared
  }
}

private final class EmptySubscription: Subscription, Sendable {
  static let shared = EmptySubscription()

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {}
}
