import ActivityKit
import SwiftUI
import SwiftUITesting
import Testing
import WidgetKit

private struct TideEntry: TimelineEntry {
  let date: Date
  let height: Int
}

private struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry {
    TideEntry(date: Date(timeIntervalSince1970: 0), height: 0)
  }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(TideEntry(date: Date(timeIntervalSince1970: 0), height: context.isPreview ? 42 : 0))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TideEntry>) -> Void) {
    let entries = (0..<3).map { TideEntry(date: Date(timeIntervalSince1970: Double($0) * 3_600), height: $0) }
    completion(Timeline(entries: entries, policy: .after(Date(timeIntervalSince1970: 10_800))))
    // A provider that answers twice.
    completion(Timeline(entries: [], policy: .never))
  }
}

private struct TideView: View {
  let entry: TideEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack {
      Text("Height \(entry.height)")
      Text("\(family)")
      Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityElement().accessibilityLabel("rest")
    }
    .widgetURL(URL(string: "tides://now"))
    .containerBackground(for: .widget) { Color.blue.accessibilityElement().accessibilityLabel("sea") }
  }
}

private struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tides", provider: TideProvider()) { TideView(entry: $0) }
      .configurationDisplayName("Tides")
      .description("How high the sea is.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

private struct WideTideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Wide", provider: TideProvider()) { TideView(entry: $0) }
      .contentMarginsDisabled()
  }
}

private struct TideWidgets: WidgetBundle {
  var body: some Widget {
    TideWidget()
    if #available(iOS 17, *) { WideTideWidget() }
  }
}

private struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }
}

@MainActor @Suite(.strictWarnings)
struct WidgetTests {
  @Test("WK2: a widget has the size of its family, and its view knows it")
  func sizes() async throws {
    let entry = try #require(await TideWidget().snapshot(for: .systemMedium))
    let screen = Screen(width: 400, height: 400) { entry.view }
    #expect(screen["Height 42"].exists)
    #expect(screen["systemMedium"].exists)
    #expect(abs(screen["rest"].frame.width - (338 - 32)) < 0.01)
  }

  @Test("WK3: a timeline has the entries of the provider, in order; its first answer counts")
  func timeline() async throws {
    let timeline = try #require(await TideWidget().timeline(for: .systemSmall))
    #expect(timeline.entries.map(\.date.timeIntervalSince1970) == [0, 3_600, 7_200])
    #expect(timeline.policy == .after(Date(timeIntervalSince1970: 10_800)))
    let screen = Screen(width: 200, height: 200) { timeline.entries[2].view }
    #expect(screen["Height 2"].exists)
  }

  @Test("WK4: a widget without margins reaches to its edges")
  func margins() async throws {
    let entry = try #require(await WideTideWidget().snapshot(for: .systemSmall))
    let screen = Screen(width: 200, height: 200) { entry.view }
    #expect(screen["rest"].frame.width == 158)
  }

  @Test("WK4: the background of a widget fills it")
  func background() async throws {
    let entry = try #require(await TideWidget().snapshot(for: .systemSmall))
    let screen = Screen(width: 158, height: 158) { entry.view }
    #expect(screen["sea"].frame.size == CGSize(width: 158, height: 158))
  }

  @Test("WK5: a press on a widget opens its URL")
  func url() async throws {
    let entry = try #require(await TideWidget().snapshot(for: .systemSmall))
    let screen = Screen(width: 158, height: 158) { entry.view }
    screen["Height 42"].tap()
    #expect(screen.openedURLs == [URL(string: "tides://now")])
  }

  @Test("WK1: without a host, the user has no widgets")
  func center() async throws {
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.reloadTimelines(ofKind: "Tides")
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }

  @Test("WK3: a bundle has the widgets that it lists")
  func bundle() async throws {
    let entry = try #require(TideWidgets().body.placeholder(for: .systemLarge))
    #expect(entry.date == Date(timeIntervalSince1970: 0))
  }

  @Test("WK6: a Live Activity cannot begin")
  func activities() {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(Activity<DeliveryAttributes>.activities.isEmpty)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(
        attributes: DeliveryAttributes(),
        content: ActivityContent(state: DeliveryAttributes.ContentState(minutes: 5), staleDate: nil))
    }
  }
}

#Preview("Small", as: .systemSmall) {
  TideWidget()
} timeline: {
  TideEntry(date: .now, height: 1)
  TideEntry(date: .now, height: 2)
}

#Preview(as: .systemMedium, widget: { TideWidget() }, timelineProvider: { TideProvider() })
