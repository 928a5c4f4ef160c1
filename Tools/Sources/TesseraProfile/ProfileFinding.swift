import Foundation

/// Something in a recording that should be looked at.
public struct ProfileFinding: Codable, Sendable {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    case discardedInitialValue = "discarded-initial-value"
    case slowBody = "slow-body"
    case slowFrame = "slow-frame"
    case repeatedBody = "repeated-body"
    case unreadObject = "unread-object"
  }

  public var kind: Kind
  /// One sentence.
  public var message: String
  /// Where in the code, as far as it is known.
  public var line: String?
  /// What can be done about it.
  public var fixes: [String]
  /// Milliseconds that it cost.
  public var cost: Double

  // The limits, in milliseconds.
  static let longestBody = 1.0
  static let longestFrame = 16.0
  static let costliestDiscard = 0.1
  /// How often an object has to evaluate a view for nothing before that is worth a word.
  static let fewestIdleBodies = 3

  /// All of a recording, the costliest first.
  static func all(in log: TraceLog, _ initialValues: [Profile.InitialValues]) -> [ProfileFinding] {
    let findings =
      discardedValues(initialValues, log) + slowBodies(in: log) + slowFrames(in: log) + repeatedBodies(in: log)
      + unreadObjects(in: log)
    return findings.sorted { ($1.cost, $0.message) < ($0.cost, $1.message) }
  }

  // MARK: Initial values

  private static func discardedValues(_ values: [Profile.InitialValues], _ log: TraceLog) -> [ProfileFinding] {
    values.compactMap { group in
      let worst =
        log.entries.lazy
        .filter { $0.kind == .initialValue && $0.isDiscarded && $0.name == group.value && $0.viewName == group.view }
        .map { $0.duration / 1000 }.max() ?? 0
      guard worst > costliestDiscard else { return nil }
      let isObject = log.entries.contains {
        $0.kind == .initialValue && $0.name == group.value && $0.viewName == group.view && $0.isObject
      }
      return ProfileFinding(
        kind: .discardedInitialValue,
        message: """
          \(group.view) makes \(article(group.value)) as the default of a @State each time its parent's body runs: \
          \(group.made) were made, \(group.discarded) of them thrown away, at a cost of \
          \(milliseconds(group.discardedCost)) (up to \(milliseconds(worst)) each)
          """,
        line: group.line, fixes: fixes(for: group.value, isObject), cost: group.discardedCost)
    }
  }

  private static func fixes(for value: String, _ isObject: Bool) -> [String] {
    let later =
      "declare it without a default, as `@State private var model: \(value)?`, and set it in onAppear or task, which run "
      + "once for the view"
    let trait = "build with the package trait LazyState, which evaluates defaults of @State once"
    let owned = "make \(value) an ObservableObject and the property a @StateObject, whose default is evaluated once"
    return isObject ? [owned, later, trait] : [later, trait]
  }

  // MARK: Bodies

  private static func slowBodies(in log: TraceLog) -> [ProfileFinding] {
    let defaults = costsOfDefaults(in: log)
    func cost(of body: TraceLog.Entry) -> Double { (body.duration - defaults[body.id, default: 0]) / 1000 }
    let slow = log.entries.filter { $0.kind == .body && !$0.isOwn && cost(of: $0) > longestBody }
    return grouped(slow, by: \.name).map { name, slow in
      let worst = slow.max { cost(of: $0) < cost(of: $1) }
      let changed = worst?.changed.map { " (changed: \($0))" } ?? ""
      return ProfileFinding(
        kind: .slowBody,
        message: """
          \(name) took more than \(milliseconds(longestBody)) \(times(slow.count)), up to \
          \(milliseconds(worst.map(cost) ?? 0))\(changed)
          """,
        fixes: [
          "move the work out of the body: into the model, or into a task whose result is kept as state",
          "split the view, so that what is costly is not evaluated when something else changes",
        ],
        cost: slow.reduce(0) { $0 + cost(of: $1) })
    }
  }

  /// What the defaults cost that each body made for the views below it: they are findings of their own. Microseconds.
  private static func costsOfDefaults(in log: TraceLog) -> [Int: Double] {
    var costs: [Int: Double] = [:]
    for value in log.entries where value.kind == .initialValue {
      guard var maker = value.cause.flatMap({ log[$0] }) else { continue }
      // The first value is received by the view's own first body.
      if maker.view == value.view, let outer = maker.cause.flatMap({ log[$0] }) { maker = outer }
      if maker.kind == .body { costs[maker.id, default: 0] += value.duration }
    }
    return costs
  }

  private static func repeatedBodies(in log: TraceLog) -> [ProfileFinding] {
    let bodies = log.entries.filter { $0.kind == .body && !$0.isOwn && $0.view != nil && $0.frame != nil }
    var counts: [[Int]: [TraceLog.Entry]] = [:]
    for body in bodies { counts[[body.view ?? 0, body.frame ?? 0], default: []].append(body) }
    let repeated = counts.values.filter { $0.count > 1 }.map { $0.sorted { $0.id < $1.id } }
    return grouped(repeated, by: { $0[0].name }).map { name, groups in
      let wasted = groups.reduce(0) { $0 + $1.dropFirst().reduce(0) { $0 + $1.duration } } / 1000
      let example = groups[0].last.map { log.steps(to: $0).joined(separator: " > ") } ?? ""
      return ProfileFinding(
        kind: .repeatedBody,
        message: """
          \(name) ran more than once in a frame for the same view, in \(groups.count) \
          \(groups.count == 1 ? "frame" : "frames"): \(example)
          """,
        fixes: [
          "what onChange or onAppear writes starts another round of the frame: derive that value in the body instead, "
            + "or write it together with what it follows from"
        ],
        cost: wasted)
    }
  }

  // MARK: Frames

  private static func slowFrames(in log: TraceLog) -> [ProfileFinding] {
    let slow = log.entries.filter { $0.kind == .frame && $0.duration / 1000 > longestFrame }
    guard let worst = slow.max(by: { $0.duration < $1.duration }) else { return [] }
    let parts = grouped(
      log.entries.filter { $0.frame == worst.id && ($0.kind == .body || $0.kind == .text || $0.kind == .layout) },
      by: { $0.kind == .body ? $0.name : $0.kind.rawValue })
    let sums = parts.map { ($0.0, $0.1.reduce(0) { $0 + $1.duration } / 1000) }.sorted { $0.1 > $1.1 }
    let biggest = sums.prefix(3).map { "\($0.0) \(milliseconds($0.1))" }.joined(separator: ", ")
    let cause = worst.cause.flatMap { log[$0] }.map { " after \($0.name)" } ?? ""
    return [
      ProfileFinding(
        kind: .slowFrame,
        message: """
          \(slow.count) of \(log.count(.frame)) frames took more than \(milliseconds(longestFrame)); the longest\(cause) \
          \(milliseconds(worst.duration / 1000)), most of it for \(biggest.isEmpty ? "things not recorded" : biggest)
          """,
        fixes: ["see what is costly in these frames; long lists belong in a List or a lazy stack"],
        cost: slow.reduce(0) { $0 + $1.duration - longestFrame * 1000 } / 1000)
    ]
  }

  // MARK: Objects

  /// Views that an object evaluates again and again, and nothing comes of it: their bodies read nothing that changed.
  private static func unreadObjects(in log: TraceLog) -> [ProfileFinding] {
    let suffix = ".objectWillChange"
    let effective = Set(log.entries.compactMap { $0.kind == .text ? nil : $0.cause })
    let bodies = log.entries.filter { body in
      guard body.kind == .body, !body.isOwn, body.reason == "dirty", let cause = body.cause else { return false }
      return log[cause]?.name.hasSuffix(suffix) ?? false
    }
    return grouped(bodies, by: { "\($0.name)\n\(log[$0.cause ?? -1]?.name ?? "")" }).compactMap { _, bodies in
      let idle = bodies.filter { !effective.contains($0.id) }
      guard idle.count >= fewestIdleBodies, 2 * idle.count > bodies.count, let first = idle.first,
        let object = first.cause.flatMap({ log[$0] })?.name.dropLast(suffix.count)
      else { return nil }
      return ProfileFinding(
        kind: .unreadObject,
        message: """
          \(object) had \(first.name) evaluated \(bodies.count) times, and \(idle.count) times nothing came of it: the \
          body reads nothing that changed
          """,
        fixes: [
          "make \(object) @Observable: views then follow the properties that they read, not the object",
          "hand the view the values that it shows instead of the object, or split the object",
        ],
        cost: idle.reduce(0) { $0 + $1.duration } / 1000)
    }
  }

  // MARK: Words

  private static func grouped<Element>(_ elements: [Element], by key: (Element) -> String) -> [(String, [Element])] {
    Dictionary(grouping: elements, by: key).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func article(_ name: String) -> String {
    (name.first.map { "AEIOUaeiou".contains($0) } ?? false ? "an " : "a ") + name
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  static func milliseconds(_ value: Double) -> String { "\(String(format: "%.\(value < 10 ? 2 : 1)f", value)) ms" }
}
