/// Gives a property of an object accessors that read and write the model's value of its name (CD7).
///
/// `tessera build` reads `@NSManaged` as this macro, whose name is as long.
@attached(accessor, names: named(get), named(set))
public macro CDManaged() = #externalMacro(module: "SwiftUIMacros", type: "ManagedPropertyMacro")

/// Gives a method whose body is empty, such as `addToItems(_:)`, what it does (CD8).
///
/// `tessera build` reads `@NSManaged` in front of a method as this macro, and gives it
/// an empty body.
@attached(body)
public macro CDMutates() = #externalMacro(module: "SwiftUIMacros", type: "ManagedMethodMacro")
