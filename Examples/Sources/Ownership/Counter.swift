import Logbook
import SwiftUI

/// A count that tells of its birth and its end.
@MainActor
public final class Counter: ObservableObject {
  @Published var count = 0
  private let owner: String
  private let number: Int

  private static var births: [String: Int] = [:]

  /// - Parameter owner: in what the counter is kept; counters of one owner are numbered.
  init(of owner: String) {
    Self.births[owner, default: 0] += 1
    self.owner = owner
    number = Self.births[owner, default: 0]
    Logbook.ownership.note("\(owner): born #\(number)")
  }

  deinit {
    MainActor.assumeIsolated { [owner, number] in
      Logbook.ownership.note("\(owner): released #\(number)")
    }
  }

  /// Starts the numbers and the logbook anew.
  public static func forgetAll() {
    births = [:]
    Logbook.ownership.clear()
  }
}

extension Logbook {
  /// The births and ends of counters.
  public static let ownership = Logbook()
}
