import SwiftUI

/// A line of the long table.
@MainActor @Observable
public final class Row: Identifiable {
  public let id: Int
  public var stars = 0

  init(id: Int) {
    self.id = id
  }
}
