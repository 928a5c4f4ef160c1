import Foundation
import TesseraCore
import TesseraStore

// What the accessors that `@Model` writes call. The type of a property chooses the function.

extension _ModelStorage {
  func begin(_ index: Int, _ slot: Slot) {
    // A row has values of its own.
    guard !isBeingRead else { return }
    if slots.isEmpty { slots.reserveCapacity(8) }
    if slots.count == index { return slots.append(slot) }
    while slots.count <= index { slots.append(.unset) }
    slots[index] = slot
  }

  /// The first value of an attribute.
  public func initialize<Value>(_ index: Int, to value: Value) {
    begin(index, .value(value))
  }

  /// The first object of a relationship.
  public func initialize<Other: PersistentModel>(_ index: Int, to value: Other) {
    begin(index, .toOne(value))
  }

  /// The first object of a relationship.
  public func initialize<Other: PersistentModel>(_ index: Int, to value: Other?) {
    begin(index, .toOne(value))
  }

  /// The first objects of a relationship.
  public func initialize<Other: PersistentModel>(_ index: Int, to value: [Other]) {
    let many = ToMany(isLoaded: true)
    for other in value { many.insert(other, key: other.storage.key) }
    begin(index, .toMany(many))
  }

  /// The first objects of a relationship.
  public func initialize<Other: PersistentModel>(_ index: Int, to value: [Other]?) {
    initialize(index, to: value ?? [])
  }

  // MARK: Reading

  /// The value of an attribute.
  public func value<Model: PersistentModel, Value>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, Value>
  ) -> Value {
    let storage = bound(to: model)
    storage.noteRead(model, path)
    return storage.boxedValue(index)
  }

  /// A value that is decoded once.
  func boxedValue<Value>(_ index: Int) -> Value {
    if case .value(let value) = slots[index], let value = value as? Value { return value }
    let value: Value = decoded(index)
    slots[index] = .value(value)
    return value
  }

  /// The value of a row; where the row has none of the type, the default of the property, or nil (SD5).
  private func decoded<Value>(_ index: Int) -> Value {
    switch slots[index] {
    case .raw(let stored):
      if let value = entity?.codecs[index]?.decode(stored) as? Value { return value }
    case .plain(let stored):
      if let value = AttributeCodec.plainValue(stored, as: Value.self) as? Value { return value }
    case .unset, .value, .key, .toOne, .toMany: break
    }
    let property = entity?.properties[index]
    if let value = property?.metadata.defaultValue?() as? Value { return value }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type, let none = type.init(nilLiteral: ()) as? Value {
      return none
    }
    fatalError(
      "\(entity?.name ?? "").\(property?.name ?? "") has no value of \(Value.self), and no default to take its place.")
  }

  /// The object of a relationship.
  public func value<Model: PersistentModel, Other: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, Other>
  ) -> Other {
    let storage = bound(to: model)
    storage.noteRead(model, path)
    guard let other = storage.related(index) as? Other else {
      fatalError("\(Model.self).\(storage.entity?.properties[index].name ?? "") refers to an object that was deleted.")
    }
    return other
  }

  /// The object of a relationship; nil if there is none, or if it was deleted.
  public func value<Model: PersistentModel, Other: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, Other?>
  ) -> Other? {
    let storage = bound(to: model)
    storage.noteRead(model, path)
    return storage.related(index) as? Other
  }

  /// The objects of a relationship.
  public func value<Model: PersistentModel, Other: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, [Other]>
  ) -> [Other] {
    let storage = bound(to: model)
    storage.noteRead(model, path)
    return storage.members(index)
  }

  /// The objects of a relationship.
  public func value<Model: PersistentModel, Other: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, [Other]?>
  ) -> [Other]? {
    let storage = bound(to: model)
    storage.noteRead(model, path)
    return storage.members(index) as [Other]
  }

  private func members<Other: PersistentModel>(_ index: Int) -> [Other] {
    let many = many(index)
    // What nothing mirrors is not told when one of its objects is deleted.
    guard entity?.properties[index].relationship?.inverse != nil else {
      return many.members.models.compactMap { $0._$storage.isPresent ? $0 as? Other : nil }
    }
    if let array = many.array as? [Other] { return array }
    let array = many.members.models.compactMap { $0 as? Other }
    many.array = array
    return array
  }

  // MARK: Writing

  /// Changes an attribute.
  public func setValue<Model: PersistentModel, Value>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, Value>, to value: Value
  ) {
    bound(to: model).put(.value(value), at: index, of: model, path)
  }

  func put<Model: PersistentModel, Value>(
    _ slot: Slot, at index: Int, of model: Model, _ path: KeyPath<Model, Value>
  ) {
    registerUndo(index)
    willChange(index)
    registrar?.willSet(model, keyPath: path)
    slots[index] = slot
    registrar?.didSet(model, keyPath: path)
    didChange(index)
  }

  /// Changes the object of a relationship.
  public func setValue<Model: PersistentModel, Other: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, Other>, to value: Other
  ) {
    bound(to: model).relate(index, to: value)
  }

  /// Changes the object of a relationship.
  public func setValue<Model: PersistentModel, Other: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, Other?>, to value: Other?
  ) {
    bound(to: model).relate(index, to: value)
  }

  /// Changes the objects of a relationship.
  public func setValue<Model: PersistentModel, Other: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, [Other]>, to value: [Other]
  ) {
    bound(to: model).relate(index, toAll: value)
  }

  /// Changes the objects of a relationship.
  public func setValue<Model: PersistentModel, Other: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, [Other]?>, to value: [Other]?
  ) {
    bound(to: model).relate(index, toAll: value ?? [])
  }
}
