import Combine
import Foundation

/// A value that is stored in `UserDefaults` and follows every change of it.
///
/// It persists across launches of the program. All properties with the same key and store have the same value at once.
/// In an `ObservableObject` a change announces the object's.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let setting: Setting<Value>
  private let store: UserDefaults?
  private var box: SettingBox<Value>?

  init(_ key: String, _ coding: SettingCoding<Value>, default defaultValue: Value, store: UserDefaults?) {
    setting = Setting(key: key, coding: coding, defaultValue: defaultValue)
    self.store = store
  }

  /// The value now. Reading it in a body makes the body depend on it (B6).
  public var wrappedValue: Value {
    get { box.map { $0.readByOwner() } ?? setting.read(in: ownDomain) }
    nonmutating set {
      if let box {
        box.write(newValue, transaction: Transaction.current)
      } else {
        setting.write(newValue, in: ownDomain)
      }
    }
  }

  /// A binding to the value. Taking it is not a read (B6).
  public var projectedValue: Binding<Value> {
    Binding(location: box ?? SettingBox(setting, in: ownDomain, kind: "AppStorage"))
  }

  /// The settings to use outside of a view.
  private var ownDomain: SettingsDomain {
    store?.settings ?? SettingsDomains.current.domain(named: nil)
  }
}

// Sendable: the wrapper only hands on what is stored with the view, which belongs to the main actor.
nonisolated extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: NodeProperty {
  static var readsEnvironment: Bool { true }

  @MainActor mutating func makeStorage(in node: EvaluatingNode) -> PropertyStorage {
    let box = SettingBox(setting, in: domain(in: node), kind: "AppStorage", owner: node)
    self.box = box
    return box
  }

  @MainActor mutating func connect(_ storage: PropertyStorage, in node: EvaluatingNode) {
    box = downcast(storage, to: SettingBox<Value>.self)
  }

  @MainActor mutating func update(_ storage: PropertyStorage, in node: EvaluatingNode) {
    box?.follow(setting, in: domain(in: node))
  }

  @MainActor func readsSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    store != nil || old.defaultAppStorage === new.defaultAppStorage
  }

  nonisolated package static func haveEqualInputs(_ left: AppStorage, _ right: AppStorage) -> Bool {
    left.setting.key == right.setting.key && left.store === right.store
      && ValueComparison.areEqual(left.setting.defaultValue, right.setting.defaultValue)
  }

  @MainActor private func domain(in node: EvaluatingNode) -> SettingsDomain {
    node.graph.settings.domain(named: (store ?? node.scope.values.defaultAppStorage)?.suite)
  }
}

extension AppStorage: ObservableObjectProperty {
  package mutating func announceChanges(through publisher: ObservableObjectPublisher) {
    let box = box ?? SettingBox(setting, in: ownDomain, kind: "AppStorage")
    if box.willChange !== publisher { box.willChange = publisher }
    self.box = box
  }
}

extension View {
  /// The store of the `@AppStorage` properties below that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

nonisolated extension EnvironmentValues {
  /// The store of `@AppStorage` properties that name none; nil for the program's own settings.
  var defaultAppStorage: UserDefaults? {
    get { self[Self.defaultAppStorageSlot] }
    set { self[Self.defaultAppStorageSlot] = newValue }
  }

  private static let defaultAppStorageSlot = EnvironmentSlot<UserDefaults?>(nil)
}
