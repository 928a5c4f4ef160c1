import Foundation
import Synchronization

/// An observer of a setting.
nonisolated package protocol SettingsObserver: AnyObject, Sendable {
  /// Called on the thread of the change, after it.
  func settingDidChange()
}

/// The settings of one name: of a program, of a suite that several share, or of a scene.
///
/// May be used from any thread. Changes are in the file, if there is one, when a call returns.
nonisolated package final class SettingsDomain: Sendable {
  private struct WeakObserver {
    weak var observer: (any SettingsObserver)?
  }

  private struct State {
    var values: [String: SettingsValue] = [:]
    /// nil for settings that are only kept in memory.
    var file: SettingsFile?
    var isRead = false
    var observers: [String: [WeakObserver]] = [:]

    mutating func readIfNeeded() {
      guard !isRead else { return }
      isRead = true
      readAgain()
    }

    mutating func readAgain() {
      guard let file else { return }
      file.refresh()
      values = file.values
    }

    mutating func write(_ value: SettingsValue?, forKey key: String) {
      guard let file else {
        values[key] = value
        return
      }
      file.write(value, forKey: key)
      values = file.values
    }

    /// The living observers of a setting.
    mutating func observers(forKey key: String) -> [any SettingsObserver] {
      guard let all = observers[key] else { return [] }
      let living = all.compactMap(\.observer)
      if living.count < all.count { observers[key] = living.isEmpty ? nil : all.filter { $0.observer != nil } }
      return living
    }
  }

  private let state: Mutex<State>
  /// The value of a setting that was not written here.
  private let inherited: @Sendable (String) -> SettingsValue?
  /// The value of a setting that overrides what was written here.
  private let forced: @Sendable (String) -> SettingsValue?

  /// - Parameter path: Where the settings are saved; nil keeps them in memory.
  package init(
    path: String? = nil, inherited: @escaping @Sendable (String) -> SettingsValue? = { _ in nil },
    forced: @escaping @Sendable (String) -> SettingsValue? = { _ in nil }
  ) {
    state = Mutex(State(file: path.map { SettingsFile(path: $0) }))
    self.inherited = inherited
    self.forced = forced
  }

  /// The value of a setting as readers get it.
  package func value(forKey key: String) -> SettingsValue? {
    if let value = forced(key) { return value }
    let own = state.withLock { state in
      state.readIfNeeded()
      return state.values[key]
    }
    return own ?? inherited(key)
  }

  /// All that was written here.
  package var ownValues: [String: SettingsValue] {
    state.withLock { state in
      state.readIfNeeded()
      return state.values
    }
  }

  /// Writes a setting, or, with nil, removes it, and tells its observers.
  package func set(_ value: SettingsValue?, forKey key: String) {
    let observers = state.withLock { state in
      state.readIfNeeded()
      state.write(value, forKey: key)
      return state.observers(forKey: key)
    }
    for observer in observers { observer.settingDidChange() }
  }

  /// Replaces everything that was written here by `values`.
  package func replaceAll(with values: [String: SettingsValue]) {
    for key in ownValues.keys where values[key] == nil { set(nil, forKey: key) }
    for (key, value) in values { set(value, forKey: key) }
  }

  /// Waits until the disk has all that was written, and takes over what other processes wrote. False if that fails.
  package func synchronize() -> Bool {
    let (isSaved, observers) = state.withLock { state -> (Bool, [any SettingsObserver]) in
      state.readIfNeeded()
      guard let file = state.file else { return (true, []) }
      let old = state.values
      let isSaved = file.synchronize()
      state.values = file.values
      let changed = Set(old.keys).union(state.values.keys).filter { old[$0] != state.values[$0] }
      return (isSaved, changed.flatMap { state.observers(forKey: $0) })
    }
    for observer in observers { observer.settingDidChange() }
    return isSaved
  }

  /// Tells all observers, after something changed that all settings depend on.
  func notifyAll() {
    let observers = state.withLock { state in state.observers.keys.flatMap { state.observers(forKey: $0) } }
    for observer in observers { observer.settingDidChange() }
  }

  /// Adds an observer of a setting; it is not kept alive.
  package func add(_ observer: any SettingsObserver, forKey key: String) {
    state.withLock { state in
      _ = state.observers(forKey: key)
      state.observers[key, default: []].append(WeakObserver(observer: observer))
    }
  }

  package func remove(_ observer: any SettingsObserver, forKey key: String) {
    state.withLock { state in
      state.observers[key]?.removeAll { $0.observer === observer || $0.observer == nil }
      if state.observers[key]?.isEmpty == true { state.observers[key] = nil }
    }
  }

  /// The number of observers, for tests.
  package var observerCount: Int {
    state.withLock { $0.observers.values.reduce(0) { $0 + $1.count } }
  }
}
