import Foundation

/// A view that is updated on a schedule (D53).
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content of a timeline may know.
  public struct Context {
    /// How often the content changes at most.
    public enum Cadence: Comparable, Sendable {
      /// In each frame.
      case live
      /// Once a second.
      case seconds
      /// Once a minute.
      case minutes
    }

    /// The date of the schedule that is shown.
    public let date: Date
    /// How often the content changes at most.
    public let cadence: Cadence
    let invalidate: @MainActor () -> Void

    /// Updates the content, independently of the schedule.
    @MainActor public func invalidateTimelineContent() {
      invalidate()
    }
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// What the content of a timeline is told, for any schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// A view that is updated on a schedule.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    TimelineNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: TimelineNode<Schedule, Content>.self).receive(view)
  }
}

/// Evaluates its content at the dates of a schedule.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: EvaluatingNode, AnimationTicker {
  private var view: TimelineView<Schedule, Content>
  private var entries: Schedule.Entries.Iterator
  private var date: Date
  private var nextDate: Date?
  private(set) var nextTime: Double?

  init(_ view: TimelineView<Schedule, Content>, _ context: NodeContext) {
    self.view = view
    let now = Date()
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    date = now
    super.init(context, facts: TypeFacts.of(TimelineView<Schedule, Content>.self))
    start(at: now)
    begin()
    graph.animator.insert(self)
  }

  func receive(_ newView: TimelineView<Schedule, Content>) {
    let isSameSchedule = ValueComparison.areEqual(view.schedule, newView.schedule)
    view = newView
    if !isSameSchedule {
      let now = Date()
      entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
      start(at: now)
    }
    evaluate(because: .input)
  }

  /// Begins with the last date that is not after now, or with now if there is none.
  private func start(at now: Date) {
    date = now
    nextDate = entries.next()
    if let first = nextDate, first <= now { skip(to: now) }
    schedule(now)
  }

  private func skip(to now: Date) {
    while let next = nextDate, next <= now + Self.tolerance {
      date = next
      nextDate = entries.next()
    }
  }

  /// A step within this time, in seconds, is due.
  private static var tolerance: TimeInterval { 1e-6 }

  private func schedule(_ now: Date) {
    nextTime = nextDate.map { graph.animator.now + max(0, $0.timeIntervalSince(now)) - Self.tolerance }
  }

  // MARK: AnimationTicker

  var isEndless: Bool { true }

  func tick(at time: Double) {
    let now = Date()
    if (view.schedule as? AnimationTimelineSchedule)?.minimumInterval == nil, view.schedule is AnimationTimelineSchedule
    {
      date = now
      nextTime = time
    } else {
      skip(to: now)
      schedule(now)
    }
    noteCause { "timeline" }
    markDirty()
  }

  // MARK: Content

  private var context: TimelineViewDefaultContext {
    TimelineViewDefaultContext(date: date, cadence: .live) { [weak self] in self?.markDirty() }
  }

  override func makeContent() {
    let view = view
    let context = context
    let result = track { view.content(context) }
    content = Content._makeNode(result, childContext)
  }

  override func updateContent() {
    let view = view
    let context = context
    let result = track { view.content(context) }
    Content._updateNode(content, result)
  }

  override func willRemove() {
    graph.animator.remove(self)
    super.willRemove()
  }

  override var viewType: Any.Type? { TimelineView<Schedule, Content>.self }
}
