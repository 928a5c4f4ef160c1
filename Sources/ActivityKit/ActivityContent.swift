import Foundation

/// What a Live Activity shows at a time.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  /// What is shown.
  public var state: State
  /// From when on it is out of date; nil for never.
  public var staleDate: Date?
  /// How much it matters beside other activities of the program.
  public var relevanceScore: Double

  /// Something to show.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Equatable, Hashable {}
extension ActivityContent: Sendable where State: Sendable {}
