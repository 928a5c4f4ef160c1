/// A modifier for previews, with a context that all previews of a process share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What is made once for all previews that use this modifier.
  associatedtype Context = Void
  /// The type of view that `body(content:context:)` returns.
  associatedtype Body: View

  /// The view of the preview.
  typealias Content = PreviewModifierContent

  /// Makes the context.
  static func makeSharedContext() async throws -> Context

  /// The view that is shown in the place of `content`.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

extension PreviewModifier {
  /// `view` with this modifier applied to it.
  func applied(to view: any View) async throws -> any View {
    let context = try await PreviewModifierContexts.context(of: Self.self)
    return body(content: PreviewModifierContent(view: AnyView(view)), context: context)
  }
}

/// The contexts that previews of this process share, made when they are first needed.
@MainActor
private enum PreviewModifierContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]

  static func context<Modifier: PreviewModifier>(of type: Modifier.Type) async throws -> Modifier.Context {
    if let context = contexts[ObjectIdentifier(type)] as? Modifier.Context { return context }
    let context = try await type.makeSharedContext()
    contexts[ObjectIdentifier(type)] = context
    return context
  }
}
