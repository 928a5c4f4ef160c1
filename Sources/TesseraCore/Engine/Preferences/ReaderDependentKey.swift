/// A preference that views set only from the first reader on: most trees have none, and telling costs something (J457).
protocol ReaderDependentKey: PreferenceKey {}

/// A node that sets such a preference.
@MainActor
protocol ReaderDependentNode: ViewNode {
  /// A node above reads a preference that is set for readers only.
  func preferenceHasReader<Key: PreferenceKey>(_ key: Key.Type)
}

extension ViewGraph {
  /// Has the views below a reader set what it reads, if they do so for readers only.
  func prepareViews<Key: PreferenceKey>(for key: Key.Type, below node: ViewNode) {
    guard Key.self is any ReaderDependentKey.Type else { return }
    features.hasReaderDependentKeys = true
    node.prepareSubtree(for: key)
  }
}

extension ViewNode {
  fileprivate func prepareSubtree<Key: PreferenceKey>(for key: Key.Type) {
    (self as? any ReaderDependentNode)?.preferenceHasReader(key)
    forEachChild { $0.prepareSubtree(for: key) }
  }
}
