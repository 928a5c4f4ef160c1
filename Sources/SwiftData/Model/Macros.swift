/// Makes a class one whose objects are saved: its stored variables become what is saved, and it becomes observable (SD1).
/// A class below another class of models inherits what that one persists (SD36).
@attached(
  member, conformances: PersistentModel,
  names: named(_$storage), named(init(_storage:)), named(schemaMetadata), named(_$properties), prefixed(_$storage),
  prefixed(_$offset))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// A property that `@Model` persists, by its number.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int, in owner: String? = nil) =
  #externalMacro(module: "SwiftUIMacros", type: "PersistedPropertyMacro")

/// Says how an attribute is saved (SD3).
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "ModelMarkMacro")

/// Says how a relationship is saved, and what becomes of the others when an object is deleted (SD13).
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "ModelMarkMacro")

/// A stored variable that is not saved (SD3).
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "ModelMarkMacro")

/// Properties whose values no two objects share together (SD17).
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "ModelListMacro")

/// Properties by which objects are found faster.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "ModelListMacro")
