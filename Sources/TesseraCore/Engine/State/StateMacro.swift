#if LazyState
  /// A value that a view owns and that lives as long as the view's identity does.
  ///
  /// This is the macro form, which the package trait `LazyState` chooses. The default of a property is evaluated once
  /// for an identity, when its storage is made (A19). A property without a default gets its first value in an
  /// initializer, which may also be written `_name = State(initialValue: value)` and is evaluated each time (A20).
  /// Observers and further property wrappers on the property are refused (A21).
  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`))
  public macro State() = #externalMacro(module: "SwiftUIMacros", type: "StateMacro")

  /// A value that a view owns, with its default in the attribute.
  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`))
  public macro State<Value>(wrappedValue: Value) = #externalMacro(module: "SwiftUIMacros", type: "StateMacro")

  /// A value that a view owns, with its default in the attribute.
  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`))
  public macro State<Value>(initialValue: Value) = #externalMacro(module: "SwiftUIMacros", type: "StateMacro")
#endif

/// Makes the binding of a state whose type is inferred; `@State` in its macro form writes it.
@attached(accessor, names: named(get))
public macro _StateProjection() = #externalMacro(module: "SwiftUIMacros", type: "StateProjectionMacro")
