/// The state of every subject: its subscribers, its upstream subscriptions, and whether it has ended.
struct SubjectHub<Output, Failure: Error> {
  typealias Conduit = SubjectConduit<Output, Failure>

  private(set) var conduits: ContiguousArray<Conduit> = []
  private(set) var completion: Subscribers.Completion<Failure>?
  /// The publishers that feed the subject.
  private(set) var upstream: [any Subscription] = []

  mutating func add(_ conduit: Conduit) {
    conduits.append(conduit)
  }

  mutating func add(upstream subscription: any Subscription) {
    upstream.append(subscription)
  }

  /// Removes a conduit, and returns it so that its last release happens outside a lock.
  mutating func remove(_ conduit: AnyObject) -> Conduit? {
    guard let index = conduits.firstIndex(where: { $0 === conduit }) else { return nil }
    return conduits.remove(at: index)
  }

  /// Records the end, and returns the subscribers to notify: none if the stream had already ended.
  mutating func finish(_ completion: Subscribers.Completion<Failure>) -> ContiguousArray<Conduit> {
    guard self.completion == nil else { return [] }
    self.completion = completion
    defer { conduits = [] }
    return conduits
  }
}
