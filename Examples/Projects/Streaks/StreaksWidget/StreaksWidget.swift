import SwiftUI
import WidgetKit

struct StreakEntry: TimelineEntry {
  let date: Date
  let streak: Int
}

struct StreakProvider: TimelineProvider {
  func placeholder(in context: Context) -> StreakEntry { StreakEntry(date: .now, streak: 0) }

  func getSnapshot(in context: Context, completion: @escaping (StreakEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StreakEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}

@main
struct StreaksWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Streaks", provider: StreakProvider()) { entry in
      Label("\(entry.streak)", systemImage: "flame.fill")
    }
  }
}
