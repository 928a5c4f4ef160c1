import Foundation

/// What a recording says: where time went, what came of what, and what should be looked at.
public struct Profile: Codable, Sendable {
  /// The work of one kind that one type of view caused.
  public struct Row: Codable, Sendable {
    public var view: String
    public var work: String
    public var count: Int
    /// Milliseconds.
    public var total: Double
    /// Milliseconds.
    public var longest: Double
  }

  /// The defaults of a property's type in a type of view.
  public struct InitialValues: Codable, Sendable {
    public var view: String
    public var value: String
    public var made: Int
    public var discarded: Int
    /// Milliseconds, of all.
    public var cost: Double
    /// Milliseconds, of those that were thrown away.
    public var discardedCost: Double
    public var line: String?
  }

  /// What led to an update, from the first known cause on.
  public struct Chain: Codable, Sendable {
    public var steps: [String]
    public var count: Int
  }

  public var program: String
  /// Milliseconds from the first to the last thing recorded.
  public var duration: Double
  public var frames: Int
  /// Milliseconds of each frame, in order.
  public var frameTimes: [Double]
  public var bodies: Int
  public var layouts: Int
  public var draws: Int
  public var warnings: [String]
  public var findings: [ProfileFinding]
  /// Sorted by cost.
  public var rows: [Row]
  public var initialValues: [InitialValues]
  /// The most frequent first.
  public var chains: [Chain]
  public var lostRecords: Int

  /// - Parameter defaults: finds lines that the recording does not know.
  public init(_ log: TraceLog, _ defaults: DefaultFinder = DefaultFinder([])) {
    program = log.program
    let end = log.entries.map { $0.start + $0.duration }.max() ?? 0
    duration = (end - (log.entries.map(\.start).min() ?? 0)) / 1000
    let frames = log.entries.filter { $0.kind == .frame }
    self.frames = frames.count
    frameTimes = frames.map { $0.duration / 1000 }
    bodies = log.count(.body)
    layouts = log.entries.reduce(0) { $0 + ($1.kind == .layout ? $1.measurements : 0) }
    draws = log.count(.draw)
    warnings = log.entries.filter { $0.kind == .warning }.map(\.name)
    initialValues = Self.initialValues(of: log).map { values in
      var values = values
      values.line = defaults.place(of: values.value, in: values.view) ?? values.line
      return values
    }
    findings = ProfileFinding.all(in: log, initialValues)
    rows = Self.rows(of: log)
    chains = Self.chains(of: log)
    lostRecords = log.lost
  }

  private static func rows(of log: TraceLog) -> [Row] {
    let works: [TraceLog.Entry.Kind: String] = [
      .body: "body", .layout: "layout", .text: "text", .initialValue: "initial values", .object: "objects",
      .draw: "drawing",
    ]
    var rows: [[String]: Row] = [:]
    for entry in log.entries {
      guard let work = works[entry.kind] else { continue }
      let view = log.owner(of: entry)?.viewName ?? "(no view)"
      var row = rows[[view, work]] ?? Row(view: view, work: work, count: 0, total: 0, longest: 0)
      row.count += 1
      row.total += entry.duration / 1000
      row.longest = max(row.longest, entry.duration / 1000)
      rows[[view, work]] = row
    }
    return rows.values.sorted { ($1.total, $1.count, $0.view, $0.work) < ($0.total, $0.count, $1.view, $1.work) }
  }

  private static func initialValues(of log: TraceLog) -> [InitialValues] {
    var groups: [[String]: InitialValues] = [:]
    for entry in log.entries where entry.kind == .initialValue && !entry.isOwn {
      let view = entry.viewName ?? ""
      var group =
        groups[[view, entry.name]]
        ?? InitialValues(view: view, value: entry.name, made: 0, discarded: 0, cost: 0, discardedCost: 0, line: nil)
      group.made += 1
      group.cost += entry.duration / 1000
      if entry.isDiscarded {
        group.discarded += 1
        group.discardedCost += entry.duration / 1000
      }
      group.line = group.line ?? entry.line
      groups[[view, entry.name]] = group
    }
    return groups.values.sorted { ($1.discardedCost, $1.cost, $0.view) < ($0.discardedCost, $0.cost, $1.view) }
  }

  private static func chains(of log: TraceLog) -> [Chain] {
    var counts: [[String]: Int] = [:]
    for entry in log.entries where entry.kind == .body && entry.reason != "creation" {
      counts[log.steps(to: entry), default: 0] += 1
    }
    return counts.map { Chain(steps: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.steps.joined()) < ($0.count, $1.steps.joined()) }
  }
}

extension TraceLog {
  func count(_ kind: Entry.Kind) -> Int {
    entries.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) }
  }

  /// The entry of the view that an entry belongs to: itself, or what led to it.
  func owner(of entry: Entry) -> Entry? {
    var next: Entry? = entry
    while let current = next {
      if current.path != nil { return current }
      next = current.cause.flatMap { self[$0] }
    }
    return nil
  }

  /// What led to an entry, from the first known cause on. Frames are left out where something led to them.
  public func steps(to entry: Entry) -> [String] {
    var steps: [String] = []
    var next: Entry? = entry
    while let current = next {
      if current.kind != .frame { steps.append(current.name) }
      next = current.cause.flatMap { self[$0] }
    }
    return steps.reversed()
  }
}
