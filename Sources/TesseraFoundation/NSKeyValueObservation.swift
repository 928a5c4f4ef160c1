import Foundation

/// Follows a property as long as it is kept.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let end: @Sendable () -> Void

  init(_ end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit {
    end()
  }

  /// Ends it.
  public func invalidate() {
    end()
  }
}
