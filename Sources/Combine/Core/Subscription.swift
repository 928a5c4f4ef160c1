/// The connection of one subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells the publisher that it may send `demand` more values. Demand adds up and is never taken back.
  func request(_ demand: Subscribers.Demand)
}
