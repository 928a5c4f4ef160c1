/// Makes an entry of a property in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`.
///
/// The property's initial value is the entry's default; it is evaluated again each time the entry is read without
/// having been set (B66). An optional property may leave it out. Entries of `FocusedValues` are optional and have no
/// default but nil.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
