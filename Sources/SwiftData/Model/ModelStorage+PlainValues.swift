import Foundation
import TesseraCore
import TesseraStore

// The accessors that `@Model` writes, for types that are values of SQLite: neither boxes nor codecs are between. The type
// of a property chooses the function, as in `ModelStorage+Values.swift`.

extension _ModelStorage {
  /// The value of a slot, if it lies there as SQLite has it.
  @inline(__always)
  private func plain(_ index: Int) -> StoredValue? {
    if let row, let entity {
      return entity.isDirect[index] ? row.values[row.start + entity.places[index]] : nil
    }
    return switch slots[index] {
    case .plain(let stored): stored
    case .raw(let stored): entity?.isDirect[index] == true ? stored : nil
    case .unset, .value, .key, .toOne, .toMany: nil
    }
  }

  /// A value as a slot has it. Null stands for nil alone, which a number that is none would be, too.
  @inline(__always)
  private static func slot<Value: ColumnValue>(_ value: Value) -> Slot {
    let stored = value.stored
    return stored.isNull ? .value(value) : .plain(stored)
  }

  @inline(__always)
  private static func slot<Value: ColumnValue>(_ value: Value?) -> Slot {
    guard let value else { return .plain(.null) }
    let stored = value.stored
    return stored.isNull ? .value(Value?.some(value) as Any) : .plain(stored)
  }

  @inline(__always)
  private func read<Model: PersistentModel, Value: ColumnValue>(
    _ index: Int, _ model: Model, _ path: KeyPath<Model, Value>
  ) -> Value {
    let storage = bound(to: model)
    storage.noteRead(model, path)
    if let stored = storage.plain(index), let value = Value(stored: stored) { return value }
    return storage.boxedValue(index)
  }

  @inline(__always)
  private func read<Model: PersistentModel, Value: ColumnValue>(
    _ index: Int, _ model: Model, _ path: KeyPath<Model, Value?>
  ) -> Value? {
    let storage = bound(to: model)
    storage.noteRead(model, path)
    if let stored = storage.plain(index) {
      if stored.isNull { return nil }
      if let value = Value(stored: stored) { return value }
    }
    return storage.boxedValue(index)
  }

  /// The first value of an attribute.
  public func initialize(_ index: Int, to value: String) { begin(index, Self.slot(value)) }

  /// The value of an attribute.
  public func value<Model: PersistentModel>(_ index: Int, of model: Model, _ path: KeyPath<Model, String>) -> String {
    read(index, model, path)
  }

  /// Changes an attribute.
  public func setValue<Model: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, String>, to value: String
  ) {
    bound(to: model).put(Self.slot(value), at: index, of: model, path)
  }

  /// The first value of an attribute.
  public func initialize(_ index: Int, to value: String?) { begin(index, Self.slot(value)) }

  /// The value of an attribute.
  public func value<Model: PersistentModel>(_ index: Int, of model: Model, _ path: KeyPath<Model, String?>) -> String? {
    read(index, model, path)
  }

  /// Changes an attribute.
  public func setValue<Model: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, String?>, to value: String?
  ) {
    bound(to: model).put(Self.slot(value), at: index, of: model, path)
  }

  /// The first value of an attribute.
  public func initialize(_ index: Int, to value: Int) { begin(index, Self.slot(value)) }

  /// The value of an attribute.
  public func value<Model: PersistentModel>(_ index: Int, of model: Model, _ path: KeyPath<Model, Int>) -> Int {
    read(index, model, path)
  }

  /// Changes an attribute.
  public func setValue<Model: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, Int>, to value: Int
  ) {
    bound(to: model).put(Self.slot(value), at: index, of: model, path)
  }

  /// The first value of an attribute.
  public func initialize(_ index: Int, to value: Int?) { begin(index, Self.slot(value)) }

  /// The value of an attribute.
  public func value<Model: PersistentModel>(_ index: Int, of model: Model, _ path: KeyPath<Model, Int?>) -> Int? {
    read(index, model, path)
  }

  /// Changes an attribute.
  public func setValue<Model: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, Int?>, to value: Int?
  ) {
    bound(to: model).put(Self.slot(value), at: index, of: model, path)
  }

  /// The first value of an attribute.
  public func initialize(_ index: Int, to value: Double) { begin(index, Self.slot(value)) }

  /// The value of an attribute.
  public func value<Model: PersistentModel>(_ index: Int, of model: Model, _ path: KeyPath<Model, Double>) -> Double {
    read(index, model, path)
  }

  /// Changes an attribute.
  public func setValue<Model: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, Double>, to value: Double
  ) {
    bound(to: model).put(Self.slot(value), at: index, of: model, path)
  }

  /// The first value of an attribute.
  public func initialize(_ index: Int, to value: Double?) { begin(index, Self.slot(value)) }

  /// The value of an attribute.
  public func value<Model: PersistentModel>(_ index: Int, of model: Model, _ path: KeyPath<Model, Double?>) -> Double? {
    read(index, model, path)
  }

  /// Changes an attribute.
  public func setValue<Model: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, Double?>, to value: Double?
  ) {
    bound(to: model).put(Self.slot(value), at: index, of: model, path)
  }

  /// The first value of an attribute.
  public func initialize(_ index: Int, to value: Bool) { begin(index, Self.slot(value)) }

  /// The value of an attribute.
  public func value<Model: PersistentModel>(_ index: Int, of model: Model, _ path: KeyPath<Model, Bool>) -> Bool {
    read(index, model, path)
  }

  /// Changes an attribute.
  public func setValue<Model: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, Bool>, to value: Bool
  ) {
    bound(to: model).put(Self.slot(value), at: index, of: model, path)
  }

  /// The first value of an attribute.
  public func initialize(_ index: Int, to value: Bool?) { begin(index, Self.slot(value)) }

  /// The value of an attribute.
  public func value<Model: PersistentModel>(_ index: Int, of model: Model, _ path: KeyPath<Model, Bool?>) -> Bool? {
    read(index, model, path)
  }

  /// Changes an attribute.
  public func setValue<Model: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, Bool?>, to value: Bool?
  ) {
    bound(to: model).put(Self.slot(value), at: index, of: model, path)
  }

  /// The first value of an attribute.
  public func initialize(_ index: Int, to value: Date) { begin(index, Self.slot(value)) }

  /// The value of an attribute.
  public func value<Model: PersistentModel>(_ index: Int, of model: Model, _ path: KeyPath<Model, Date>) -> Date {
    read(index, model, path)
  }

  /// Changes an attribute.
  public func setValue<Model: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, Date>, to value: Date
  ) {
    bound(to: model).put(Self.slot(value), at: index, of: model, path)
  }

  /// The first value of an attribute.
  public func initialize(_ index: Int, to value: Date?) { begin(index, Self.slot(value)) }

  /// The value of an attribute.
  public func value<Model: PersistentModel>(_ index: Int, of model: Model, _ path: KeyPath<Model, Date?>) -> Date? {
    read(index, model, path)
  }

  /// Changes an attribute.
  public func setValue<Model: PersistentModel>(
    _ index: Int, of model: Model, _ path: KeyPath<Model, Date?>, to value: Date?
  ) {
    bound(to: model).put(Self.slot(value), at: index, of: model, path)
  }
}
