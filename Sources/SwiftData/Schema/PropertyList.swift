import Foundation
import Observation
import TesseraStore

extension Schema {
  /// What `@Model` says of a property.
  public struct PropertyMetadata: Sendable {
    enum Kind: Sendable {
      case attribute(AttributeCodec)
      case toOne(any PersistentModel.Type, isOptional: Bool)
      case toMany(any PersistentModel.Type)
      /// Properties, by their names, that are unique together, or have an index.
      case group([String], isUnique: Bool)
      /// The beginning of what a class below another one persists, and where the first values of that wait.
      case level(any PersistentModel.Type, initialValues: @Sendable (any PersistentModel) -> _ModelStorage?)
    }

    let name: String
    let path: any AnyKeyPath & Sendable
    let kind: Kind
    /// The key path, as one from the class that the list was made for: a `PathBox` of it.
    var pathBox: any Sendable = ()
    /// A value of the property as one that may be handed on; nil for types that may not (SD37).
    var sendable: (@Sendable (Any) -> (any Sendable)?)?
    var attribute: Schema.Attribute?
    var relationship: Schema.Relationship?
    /// The value where nothing else gives one; nil where there is none.
    var defaultValue: (@Sendable () -> Any)?
    /// Tells those who read the property that it changes, before and after.
    let announce: @Sendable (_ model: any PersistentModel, _ isBefore: Bool) -> Void
  }
}

/// The list of properties that `@Model` writes (SD2).
public struct _PropertyList<Model: PersistentModel> {
  /// What was added.
  public private(set) var properties: [Schema.PropertyMetadata] = []

  /// An empty list.
  public init() {}

  private mutating func add<Value>(
    _ name: String, _ path: any KeyPath<Model, Value> & Sendable, _ kind: Schema.PropertyMetadata.Kind,
    _ attributes: [Schema.Attribute], _ relationships: [Schema.Relationship],
    _ defaultValue: (@Sendable () -> Any)?
  ) {
    properties.append(
      Schema.PropertyMetadata(
        name: name, path: path, kind: kind, pathBox: PathBox<Model>(path: path), attribute: attributes.first,
        relationship: relationships.first,
        defaultValue: defaultValue,
        announce: { model, isBefore in
          guard let model = model as? Model else { return }
          if isBefore {
            model._$storage.registrar?.willSet(model, keyPath: path)
          } else {
            model._$storage.registrar?.didSet(model, keyPath: path)
          }
        }))
  }

  /// What follows is persisted by a class below another one, whose first values wait in a storage of their own (SD36).
  public mutating func begin<Own: PersistentModel>(
    _ type: Own.Type, initialValues: @escaping @Sendable (Own) -> _ModelStorage
  ) {
    properties.append(
      Schema.PropertyMetadata(
        name: "", path: \Model._$storage,
        kind: .level(type) { model in (model as? Own).map(initialValues) }, announce: { _, _ in }))
  }

  /// An attribute. A class of models that is also codable is a relationship.
  @_disfavoredOverload
  public mutating func add<Value: Codable & SendableMetatype>(
    _ name: String, _ path: any KeyPath<Model, Value> & Sendable, _ attributes: Schema.Attribute...
  ) {
    add(name, path, .attribute(.codec(for: Value.self, options: attributes.first?.options ?? [])), attributes, [], nil)
  }

  /// An attribute with a value to begin with.
  @_disfavoredOverload
  public mutating func add<Value: Codable & SendableMetatype>(
    _ name: String, _ path: any KeyPath<Model, Value> & Sendable, _ attributes: Schema.Attribute...,
    default value: @escaping @Sendable @autoclosure () -> Value
  ) {
    add(
      name, path, .attribute(.codec(for: Value.self, options: attributes.first?.options ?? [])), attributes, [],
      { value() })
  }

  /// An attribute with options. If a transformer makes data of it, its type need not be codable (SD34).
  @_disfavoredOverload
  public mutating func add<Value: SendableMetatype>(
    _ name: String, _ path: any KeyPath<Model, Value> & Sendable, _ attribute: Schema.Attribute
  ) {
    add(name, path, .attribute(.codec(forAny: Value.self, options: attribute.options)), [attribute], [], nil)
  }

  /// An attribute with options and a value to begin with.
  @_disfavoredOverload
  public mutating func add<Value: SendableMetatype>(
    _ name: String, _ path: any KeyPath<Model, Value> & Sendable, _ attribute: Schema.Attribute,
    default value: @escaping @Sendable @autoclosure () -> Value
  ) {
    add(name, path, .attribute(.codec(forAny: Value.self, options: attribute.options)), [attribute], [], { value() })
  }

  /// An attribute with options, whose values may be handed on.
  @_disfavoredOverload
  public mutating func add<Value: Sendable>(
    _ name: String, _ path: any KeyPath<Model, Value> & Sendable, _ attribute: Schema.Attribute
  ) {
    add(name, path, .attribute(.codec(forAny: Value.self, options: attribute.options)), [attribute], [], nil)
    properties[properties.count - 1].sendable = { $0 as? Value }
  }

  /// An attribute with options and a value to begin with, whose values may be handed on.
  @_disfavoredOverload
  public mutating func add<Value: Sendable>(
    _ name: String, _ path: any KeyPath<Model, Value> & Sendable, _ attribute: Schema.Attribute,
    default value: @escaping @Sendable @autoclosure () -> Value
  ) {
    add(name, path, .attribute(.codec(forAny: Value.self, options: attribute.options)), [attribute], [], { value() })
    properties[properties.count - 1].sendable = { $0 as? Value }
  }

  /// A relationship to an object that has to be there.
  public mutating func add<Other: PersistentModel>(
    _ name: String, _ path: any KeyPath<Model, Other> & Sendable, _ relationships: Schema.Relationship...
  ) {
    add(name, path, .toOne(Other.self, isOptional: false), [], relationships, nil)
  }

  /// A relationship to an object.
  public mutating func add<Other: PersistentModel>(
    _ name: String, _ path: any KeyPath<Model, Other?> & Sendable, _ relationships: Schema.Relationship...,
    default value: @autoclosure () -> Other? = nil
  ) {
    add(name, path, .toOne(Other.self, isOptional: true), [], relationships, nil)
  }

  /// A relationship to several objects.
  public mutating func add<Other: PersistentModel>(
    _ name: String, _ path: any KeyPath<Model, [Other]> & Sendable, _ relationships: Schema.Relationship...,
    default value: @autoclosure () -> [Other] = []
  ) {
    add(name, path, .toMany(Other.self), [], relationships, nil)
  }

  /// A relationship to several objects, in the form of an optional.
  public mutating func add<Other: PersistentModel>(
    _ name: String, _ path: any KeyPath<Model, [Other]?> & Sendable, _ relationships: Schema.Relationship...,
    default value: @autoclosure () -> [Other]? = []
  ) {
    add(name, path, .toMany(Other.self), [], relationships, nil)
  }

  /// Properties that are unique together.
  public mutating func unique(_ groups: [PartialKeyPath<Model>]...) {
    for group in groups { addGroup(group, isUnique: true) }
  }

  /// Properties that have an index together.
  public mutating func index(_ groups: [PartialKeyPath<Model>]...) {
    for group in groups { addGroup(group, isUnique: false) }
  }

  private mutating func addGroup(_ paths: [PartialKeyPath<Model>], isUnique: Bool) {
    let names = paths.compactMap { path in properties.first { ($0.path as AnyKeyPath) == path }?.name }
    guard names.count == paths.count, !names.isEmpty else { return }
    properties.append(
      Schema.PropertyMetadata(
        name: names.joined(separator: " "), path: \Model._$storage, kind: .group(names, isUnique: isUnique),
        announce: { _, _ in }))
  }
}

/// A key path from a class.
struct PathBox<Model: PersistentModel>: Sendable {
  let path: any PartialKeyPath<Model> & Sendable
}
