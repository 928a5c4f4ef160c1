/// Gives a property of an object accessors that read and write the model's value of its name (CD7).
///
/// `tessera build` reads `@NSManaged` as this macro, whose name is as long.
@attached(accessor, names: named(get), named(set))
public macro CDManaged() = #externalMacro(module: "SwiftUIMacros", type: "ManagedPropertyMacro")
