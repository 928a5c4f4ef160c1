/// A stored property of a view or modifier that brings its value from outside of it.
public protocol DynamicProperty {
  /// Called before each body that is about to run, after the properties inside this one (A29).
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property wrapper of the engine's own.
@MainActor
protocol NodeProperty: DynamicProperty, ComparedByInputs {
  /// Whether the environment's changes concern the property.
  static var readsEnvironment: Bool { get }

  /// Creates the storage of the property when its view appears.
  @MainActor mutating func makeStorage(in node: EvaluatingNode) -> PropertyStorage

  /// Links a new value of the view to the storage.
  @MainActor mutating func connect(_ storage: PropertyStorage, in node: EvaluatingNode)

  /// Updates the value before the body reads it.
  @MainActor mutating func update(_ storage: PropertyStorage, in node: EvaluatingNode)

  /// Whether the property reads the same from both environments.
  @MainActor func readsSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool

  /// Whether the property reads `source`, which another view owns.
  @MainActor func leads(to source: PropertyStorage) -> Bool
}

extension NodeProperty {
  static var readsEnvironment: Bool { false }

  @MainActor mutating func makeStorage(in node: EvaluatingNode) -> PropertyStorage { .none }

  @MainActor mutating func connect(_ storage: PropertyStorage, in node: EvaluatingNode) {}

  @MainActor mutating func update(_ storage: PropertyStorage, in node: EvaluatingNode) {}

  @MainActor func readsSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool { true }

  @MainActor func leads(to source: PropertyStorage) -> Bool { false }
}

/// What persists of a dynamic property between updates.
nonisolated package class PropertyStorage {
  /// For properties that keep nothing.
  @MainActor static let none = PropertyStorage()

  init() {}

  /// Whether changes of `storage` are changes of this one.
  @MainActor func contains(_ storage: PropertyStorage) -> Bool { self === storage }

  /// The view is gone: subscriptions end.
  @MainActor func disconnect() {}

  /// Whether there is a value that a new version of the program may take over.
  var keepsValue: Bool { false }

  /// The value as one of another version's type; nil if it cannot be one.
  @MainActor func keptValue<Kept>(as type: Kept.Type, by migration: ValueMigration) -> Kept? { nil }
}

/// Where one dynamic property lies in a view.
@MainActor
struct PropertyField {
  /// As declared, without the underscores of its storage.
  let name: String
  let offset: Int
  let slot: Int
  let readsEnvironment: Bool
  private let type: any NodeProperty.Type

  init(name: String, offset: Int, slot: Int, type: any NodeProperty.Type) {
    self.name = String(name.drop { $0 == "_" })
    self.offset = offset
    self.slot = slot
    self.type = type
    readsEnvironment = type.readsEnvironment
  }

  @MainActor func makeStorage(at view: UnsafeMutableRawPointer, in node: EvaluatingNode) -> PropertyStorage {
    type.makeStorage(at: view + offset, in: node)
  }

  @MainActor func connect(_ storage: PropertyStorage, at view: UnsafeMutableRawPointer, in node: EvaluatingNode) {
    type.connect(storage, at: view + offset, in: node)
  }

  @MainActor func update(_ storage: PropertyStorage, at view: UnsafeMutableRawPointer, in node: EvaluatingNode) {
    type.update(storage, at: view + offset, in: node)
  }

  func environmentDiffers(
    at view: UnsafeMutableRawPointer, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool {
    readsEnvironment && !type.readsSame(at: view + offset, old, new)
  }

  @MainActor func leads(at view: UnsafeMutableRawPointer, to source: PropertyStorage) -> Bool {
    type.leads(at: view + offset, to: source)
  }
}

extension NodeProperty {
  fileprivate static func makeStorage(
    at field: UnsafeMutableRawPointer, in node: EvaluatingNode
  ) -> PropertyStorage {
    field.assumingMemoryBound(to: Self.self).pointee.makeStorage(in: node)
  }

  fileprivate static func connect(
    _ storage: PropertyStorage, at field: UnsafeMutableRawPointer, in node: EvaluatingNode
  ) {
    field.assumingMemoryBound(to: Self.self).pointee.connect(storage, in: node)
  }

  fileprivate static func update(
    _ storage: PropertyStorage, at field: UnsafeMutableRawPointer, in node: EvaluatingNode
  ) {
    field.assumingMemoryBound(to: Self.self).pointee.update(storage, in: node)
  }

  fileprivate static func readsSame(
    at field: UnsafeMutableRawPointer, _ old: EnvironmentValues, _ new: EnvironmentValues
  ) -> Bool {
    field.assumingMemoryBound(to: Self.self).pointee.readsSame(old, new)
  }
  fileprivate static func leads(at field: UnsafeMutableRawPointer, to source: PropertyStorage) -> Bool {
    field.assumingMemoryBound(to: Self.self).pointee.leads(to: source)
  }
}
