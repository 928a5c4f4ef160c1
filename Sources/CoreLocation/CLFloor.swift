import Foundation

/// A floor of a building. The desktop's services know none, so locations of theirs have no floor.
public final class CLFloor: NSObject, Sendable {
  /// Counted from the ground floor, which is 0.
  public let level: Int

  init(level: Int) {
    self.level = level
  }
}
