/// Something that can be stopped: an activity that holds resources until it ends or is cancelled.
public protocol Cancellable {
  /// Ends the activity. Calling it again does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this activity alive in `collection`.
  ///
  /// - Parameter collection: A collection that releases, and so cancels, what it holds when it goes away.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this activity alive in `set`.
  ///
  /// - Parameter set: A set that releases, and so cancels, what it holds when it goes away.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
