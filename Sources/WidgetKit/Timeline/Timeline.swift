import Foundation

/// What a widget shows in the times to come.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries, by their dates.
  public let entries: [EntryType]
  /// When the host asks for another timeline.
  public let policy: TimelineReloadPolicy

  /// Entries, and when to ask for more.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}
