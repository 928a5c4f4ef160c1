import Foundation

/// What is remembered of tips between two runs of a program.
struct TipRecords: Codable, Sendable {
  /// What is remembered of one tip.
  struct Record: Codable, Sendable {
    var count = 0
    var seconds: TimeInterval = 0
    var reason: Tips.InvalidationReason?
  }

  var tips: [String: Record] = [:]
  /// Values of parameters, as JSON.
  var parameters: [String: Data] = [:]
  /// What was donated to events, each as JSON.
  var donations: [String: [Data]] = [:]
  /// When a tip was shown last that keeps others away.
  var lastDisplay: Date?
}
