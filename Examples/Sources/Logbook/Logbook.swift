import SwiftUI

/// What happened, in order. Each entry is printed as it is made, and views can show them all.
@MainActor @Observable
public final class Logbook {
  @ObservationIgnored private var noted: [String] = []

  public init() {}

  /// Oldest first.
  public var entries: [String] {
    access(keyPath: \.entries)
    return noted
  }

  /// Adds an entry.
  ///
  /// It doesn't count as reading `entries`, so views and models may note something when they are made: a body that
  /// makes them is not evaluated again because of it.
  public func note(_ entry: String) {
    withMutation(keyPath: \.entries) { noted.append(entry) }
    print(entry)
  }

  /// Takes all entries out.
  public func clear() {
    withMutation(keyPath: \.entries) { noted = [] }
  }
}
