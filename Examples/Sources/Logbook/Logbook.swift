import SwiftUI

/// What happened, in order. Each entry is printed as it is made, and views can show them all.
@MainActor @Observable
public final class Logbook {
  /// Oldest first.
  public private(set) var entries: [String] = []

  public init() {}

  /// Adds an entry.
  ///
  /// It may be called while a body is evaluated, from the initialiser of a view or a model for instance, as long as
  /// that body doesn't read `entries`: that is for a view of its own, such as `LogbookView`.
  public func note(_ entry: String) {
    entries.append(entry)
    print(entry)
  }

  /// Takes all entries out.
  public func clear() {
    entries = []
  }
}
