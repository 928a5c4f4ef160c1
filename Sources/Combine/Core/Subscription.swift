/// The connection of one subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells the publisher that it may send `demand` more values. Demand adds up and is never taken back.
  func request(_ demand: Subscribers.Demand)
}

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
