import SwiftUI
import Synchronization
import TesseraValues

/// What a widget shows when, without its types.
@MainActor
protocol WidgetSource {
  func placeholder(in context: TimelineProviderContext) -> WidgetMoment
  func snapshot(in context: TimelineProviderContext) async -> WidgetMoment
  func timeline(in context: TimelineProviderContext) async -> ([WidgetMoment], TimelineReloadPolicy)

  /// What is shown of an entry; nil if it is none of this widget's.
  func moment(of entry: any TimelineEntry) -> WidgetMoment?
}

/// What a widget shows from a time on.
struct WidgetMoment {
  let date: Date
  let content: AnyView
}

/// A widget whose entries come from a provider.
struct ProvidedWidget<Provider: TimelineProvider, Content: View>: WidgetSource {
  let provider: Provider
  let content: (Provider.Entry) -> Content

  private func moment(_ entry: Provider.Entry) -> WidgetMoment {
    WidgetMoment(date: entry.date, content: AnyView(content(entry)))
  }

  func moment(of entry: any TimelineEntry) -> WidgetMoment? {
    (entry as? Provider.Entry).map(moment)
  }

  func placeholder(in context: TimelineProviderContext) -> WidgetMoment {
    moment(provider.placeholder(in: context))
  }

  func snapshot(in context: TimelineProviderContext) async -> WidgetMoment {
    moment(await Self.answer { provider.getSnapshot(in: context, completion: $0) })
  }

  /// The entries of the provider's timeline.
  func entries(in context: TimelineProviderContext) async -> [any TimelineEntry] {
    await Self.answer { provider.getTimeline(in: context, completion: $0) }.entries
  }

  func timeline(in context: TimelineProviderContext) async -> ([WidgetMoment], TimelineReloadPolicy) {
    let timeline = await Self.answer { provider.getTimeline(in: context, completion: $0) }
    return (timeline.entries.map(moment), timeline.policy)
  }

  /// What a provider answers; only the first answer counts.
  private static func answer<Value>(_ ask: (@escaping @Sendable (Value) -> Void) -> Void) async -> Value {
    await withCheckedContinuation { (continuation: CheckedContinuation<UncheckedSendable<Value>, Never>) in
      let first = FirstAnswer()
      ask { value in
        if first.isNew { continuation.resume(returning: UncheckedSendable(value)) }
      }
    }.value
  }
}

/// Tells the first of several answers.
private final class FirstAnswer: Sendable {
  private let wasGiven = Mutex(false)

  var isNew: Bool {
    wasGiven.withLock { wasGiven in
      defer { wasGiven = true }
      return !wasGiven
    }
  }
}
