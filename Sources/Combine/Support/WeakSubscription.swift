/// Requests from a subscription as long as that lives: what waits does not keep its publisher.
final class WeakSubscription: Subscription {
  weak var subscription: (any Subscription & AnyObject)?

  func request(_ demand: Subscribers.Demand) {
    subscription?.request(demand)
  }

  func cancel() {
    subscription?.cancel()
  }
}
