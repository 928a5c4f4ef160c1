import StreakKit
import SwiftUI

@main
struct StreaksApp: App {
  @StateObject private var store = StreaksApp.makeStore()

  var body: some Scene {
    WindowGroup {
      HabitList()
        .environmentObject(store)
    }
  }

  /// Screenshots are taken on a certain day and with sample habits.
  private static func makeStore() -> HabitStore {
    let chosen = ProcessInfo.processInfo.environment["STREAKS_TODAY"].flatMap { Day($0) }
    let today = chosen ?? Day(.now)
    if CommandLine.arguments.contains("-sampleHabits") { return .sample(today: today) }
    return HabitStore([], today: today)
  }
}
