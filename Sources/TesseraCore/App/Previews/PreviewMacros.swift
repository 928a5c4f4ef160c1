/// Declares a preview: a view that `tessera preview` shows on its own.
///
/// - Parameters:
/// - name: what the preview is called; nil uses its place in the source.
///   - traits: how it is shown, such as its layout and orientation.
///   - body: the view. Variables marked with `@Previewable` may use property wrappers such as `@State`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a variable in the body of `#Preview` whose property wrapper needs a view to live in.
///
/// The variable has to stand at the top level of the body, and cannot refer to other variables of the body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
