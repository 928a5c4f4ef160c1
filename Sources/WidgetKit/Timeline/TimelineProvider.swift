import Foundation

/// Says what a widget shows when.
public protocol TimelineProvider {
  /// What is shown from a time on.
  associatedtype Entry: TimelineEntry

  /// What the provider is told.
  typealias Context = TimelineProviderContext

  /// Something to show while nothing else is there.
  func placeholder(in context: Context) -> Entry

  /// Hands over what the widget shows where the user chooses one.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// Hands over what the widget shows now and later.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
