import Foundation
import Synchronization
import TesseraCore

/// What is remembered of the tips of a program, and who listens to changes of it.
final class TipStore: Sendable {
  /// Stands for one that listens.
  struct Listener: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct State {
    var records = TipRecords()
    var transientValues: [String: Data] = [:]
    var override = TipOverride()
    var isConfigured = false
    var frequency: TimeInterval = 0
    /// The tips that can be seen, by the number of their views and when they appeared.
    var seen: [String: (views: Int, since: Date)] = [:]
    /// In the order in which they began to listen.
    var listeners: [(key: Listener, call: @Sendable () -> Void)] = []
    var listenerCount = 0
  }

  private static let key = "tips"
  private static let mostDonations = 1_000

  private let settings = SettingsDomains.current.domain(named: "TipKit")
  private let file = Mutex<URL?>(nil)
  private let state = Mutex(State())

  private init() {
    let data: Data? = if case .data(let data)? = settings.value(forKey: Self.key) { data } else { nil }
    if let data, let records = try? JSONDecoder().decode(TipRecords.self, from: data) {
      state.withLock { $0.records = records }
    }
  }

  /// That of the running code.
  static var current: TipStore {
    ProgramServices.current.tips.storage { _ in TipStore() }
  }

  // MARK: The program

  /// TK1
  func configure(_ options: [Tips.ConfigurationOption]) throws {
    guard !state.withLock({ $0.isConfigured }) else { throw TipKitError.tipsDatastoreAlreadyConfigured }
    for case .location(let location) in options.map(\.kind) {
      if let folder = location.folder { try useFolder(folder) }
    }
    change { state in
      state.isConfigured = true
      for case .frequency(let frequency) in options.map(\.kind) {
        state.frequency = max(frequency.seconds.isFinite ? frequency.seconds : 0, 0)
      }
    }
  }

  private func useFolder(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw TipKitError.invalidDatastoreLocation
    }
    let url = folder.appendingPathComponent("tips.json")
    file.withLock { $0 = url }
    let records = (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(TipRecords.self, from: $0) }
    state.withLock { $0.records = records ?? TipRecords() }
  }

  func reset() throws {
    guard !state.withLock({ $0.isConfigured }) else { throw TipKitError.tipsDatastoreAlreadyConfigured }
    change { state in
      state.records = TipRecords()
      state.transientValues = [:]
    }
  }

  func setOverride(_ set: (inout TipOverride) -> Void) {
    change { set(&$0.override) }
  }

  // MARK: Status

  func status(of tip: some Tip) -> Tips.Status {
    let (isShown, isConfigured, record) = state.withLock { state in
      (state.override.isShown(type(of: tip)), state.isConfigured, state.records.tips[tip.id] ?? TipRecords.Record())
    }
    if let isShown { return isShown ? .available : .pending }
    if let reason = record.reason { return .invalidated(reason) }
    guard isConfigured, !isTooSoon(for: tip), tip.rules.allSatisfy({ $0.isTrue(self) }) else { return .pending }
    return .available
  }

  private func isTooSoon(for tip: some Tip) -> Bool {
    let ignores = Self.ignoresFrequency(tip)
    return state.withLock { Self.isTooSoon(for: tip.id, ignores, $0) }
  }

  /// TK3: whether another tip was shown a short time ago.
  private static func isTooSoon(for id: String, _ ignores: Bool, _ state: State) -> Bool {
    guard !ignores, state.seen[id] == nil, let last = state.records.lastDisplay else { return false }
    return Date().timeIntervalSince(last) < state.frequency
  }

  private static func ignoresFrequency(_ tip: some Tip) -> Bool {
    tip.options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores == true }
  }

  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
    change { state in
      if state.records.tips[id]?.reason == nil { state.records.tips[id, default: TipRecords.Record()].reason = reason }
    }
  }

  func forget(_ id: String) {
    change { $0.records.tips[id] = nil }
  }

  // MARK: Views

  /// A view begins to show a tip.
  ///
  /// - Returns: false if another tip was shown a short time ago.
  func begin(_ tip: some Tip) -> Bool {
    let now = Date()
    let ignores = Self.ignoresFrequency(tip)
    let isForced = state.withLock { $0.override.isShown(type(of: tip)) == true }
    return change { state in
      guard isForced || !Self.isTooSoon(for: tip.id, ignores, state) else { return false }
      if let seen = state.seen[tip.id] {
        state.seen[tip.id] = (seen.views + 1, seen.since)
        return true
      }
      state.seen[tip.id] = (1, now)
      state.records.tips[tip.id, default: TipRecords.Record()].count += 1
      if !ignores { state.records.lastDisplay = now }
      return true
    }
  }

  /// A view with a tip is gone. TK4: it may have been shown as often, or for as long, as it may be.
  func end(_ tip: some Tip) {
    let now = Date()
    let options = tip.options
    let count = options.lazy.compactMap { ($0 as? Tips.MaxDisplayCount)?.count }.first ?? .max
    let seconds = options.lazy.compactMap { ($0 as? Tips.MaxDisplayDuration)?.seconds }.first ?? .infinity
    change { state in
      guard let seen = state.seen[tip.id] else { return }
      guard seen.views <= 1 else {
        state.seen[tip.id] = (seen.views - 1, seen.since)
        return
      }
      state.seen[tip.id] = nil
      var record = state.records.tips[tip.id] ?? TipRecords.Record()
      record.seconds += max(now.timeIntervalSince(seen.since), 0)
      if record.reason == nil {
        if record.count >= count { record.reason = .displayCountExceeded }
        if record.seconds >= seconds { record.reason = .displayDurationExceeded }
      }
      state.records.tips[tip.id] = record
    }
  }

  // MARK: Values and events

  func value<Value: Decodable>(of id: String, as type: Value.Type) -> Value? {
    let data = state.withLock { $0.transientValues[id] ?? $0.records.parameters[id] }
    return data.flatMap { try? JSONDecoder().decode([Value].self, from: $0).first }
  }

  func set<Value: Encodable>(_ value: Value, of id: String, isTransient: Bool) {
    // Inside of an array, as older formats of JSON want it.
    guard let data = try? JSONEncoder().encode([value]) else { return }
    change { state in
      if isTransient { state.transientValues[id] = data } else { state.records.parameters[id] = data }
    }
  }

  func donations<Donation: Decodable>(to id: String, as type: Donation.Type) -> [Donation] {
    let list = state.withLock { $0.records.donations[id] ?? [] }
    return list.compactMap { try? JSONDecoder().decode(Donation.self, from: $0) }
  }

  func donate<Donation: Encodable>(_ donation: Donation, to id: String) {
    guard let data = try? JSONEncoder().encode(donation) else { return }
    change { state in
      let list = (state.records.donations[id] ?? []) + [data]
      state.records.donations[id] = Array(list.suffix(Self.mostDonations))
    }
  }

  // MARK: Changes

  private func change<Result: Sendable>(_ change: (inout State) -> Result) -> Result {
    let (result, records, listeners) = state.withLock { state in
      let result = change(&state)
      return (result, state.records, state.listeners)
    }
    save(records)
    for listener in listeners { listener.call() }
    return result
  }

  private func save(_ records: TipRecords) {
    guard let data = try? JSONEncoder().encode(records) else { return }
    if let file = file.withLock({ $0 }) {
      try? data.write(to: file, options: .atomic)
    } else {
      settings.set(.data(data), forKey: Self.key)
    }
  }

  /// Calls `listener` now and after each change.
  func listen(_ listener: @escaping @Sendable () -> Void) -> Listener {
    let key = state.withLock { state in
      state.listenerCount += 1
      let key = Listener(number: state.listenerCount)
      state.listeners.append((key, listener))
      return key
    }
    listener()
    return key
  }

  func remove(_ listener: Listener) {
    state.withLock { $0.listeners.removeAll { $0.key == listener } }
  }
}
