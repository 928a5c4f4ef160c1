/// A value that belongs to a scene and is restored with it.
///
/// All properties of a scene with the same key have the same value at once; other scenes have values of their own.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let setting: Setting<Value>
  private var box: SettingBox<Value>?

  init(_ key: String, _ coding: SettingCoding<Value>, default defaultValue: Value) {
    setting = Setting(key: key, coding: coding, defaultValue: defaultValue)
  }

  /// The value now. Reading it in a body makes the body depend on it (B6). Outside of a view it is the default, and
  /// writes are ignored.
  public var wrappedValue: Value {
    get { box?.readByOwner() ?? setting.defaultValue }
    nonmutating set { box?.write(newValue, transaction: Transaction.current) }
  }

  /// A binding to the value. Taking it is not a read (B6).
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(setting.defaultValue) }
    return Binding(location: box)
  }
}

// Sendable: the wrapper only hands on what is stored with the view, which belongs to the main actor.
nonisolated extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: NodeProperty {
  @MainActor mutating func makeStorage(in node: EvaluatingNode) -> PropertyStorage {
    let box = SettingBox(setting, in: node.graph.sceneSettings, kind: "SceneStorage", owner: node)
    self.box = box
    return box
  }

  @MainActor mutating func connect(_ storage: PropertyStorage, in node: EvaluatingNode) {
    box = downcast(storage, to: SettingBox<Value>.self)
  }

  @MainActor mutating func update(_ storage: PropertyStorage, in node: EvaluatingNode) {
    box?.follow(setting, in: node.graph.sceneSettings)
  }

  nonisolated package static func haveEqualInputs(_ left: SceneStorage, _ right: SceneStorage) -> Bool {
    left.setting.key == right.setting.key
      && ValueComparison.areEqual(left.setting.defaultValue, right.setting.defaultValue)
  }
}
