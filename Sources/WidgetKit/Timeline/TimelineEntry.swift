import Foundation

/// What a widget shows from a time on.
public protocol TimelineEntry {
  /// When it is to be shown.
  var date: Date { get }

  /// How much it matters beside other widgets; nil for not said.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside other widgets. There is no host that ranks them here.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// How much, in proportion to the other entries.
  public var score: Float
  /// For how many seconds.
  public var duration: TimeInterval

  /// A rank among widgets.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
