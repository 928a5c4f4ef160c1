/// Makes a type animatable: its stored variables are its animatable data.
///
/// Each of them has to be `Animatable` itself, or be marked with `@AnimatableIgnored`. Constants and properties with
/// a property wrapper are left out.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Keeps a property out of the animatable data that `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")

/// The accessors of the animatable data; `@Animatable` writes it.
@attached(accessor, names: named(get), named(set))
public macro _AnimatableData(_ names: String...) =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatableDataMacro")
