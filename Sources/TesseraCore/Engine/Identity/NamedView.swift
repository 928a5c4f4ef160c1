/// A view whose explicit ids are known without creating its nodes.
nonisolated protocol NamedView {
  /// Whether views of this type may have an id.
  @MainActor static var mayHaveID: Bool { get }

  @MainActor func hasID(_ id: AnyHashable) -> Bool
}

/// The ids of views that have no nodes yet (J3).
@MainActor
enum NamedViews {
  static func mayHaveID<Content>(_ type: Content.Type) -> Bool {
    (type as? any NamedView.Type)?.mayHaveID ?? false
  }

  static func hasID<Content>(_ id: AnyHashable, _ view: Content) -> Bool {
    mayHaveID(Content.self) && (view as? any NamedView)?.hasID(id) ?? false
  }
}

extension IDView: NamedView where Content: View {
  @MainActor static var mayHaveID: Bool { true }

  @MainActor func hasID(_ id: AnyHashable) -> Bool {
    AnyHashable(self.id) == id || NamedViews.hasID(id, content)
  }
}

extension ModifiedContent: NamedView where Content: View, Modifier: ViewModifier {
  @MainActor static var mayHaveID: Bool { NamedViews.mayHaveID(Content.self) }

  @MainActor func hasID(_ id: AnyHashable) -> Bool { NamedViews.hasID(id, content) }
}

extension Group: NamedView where Content: View {
  @MainActor static var mayHaveID: Bool { NamedViews.mayHaveID(Content.self) }

  @MainActor func hasID(_ id: AnyHashable) -> Bool { NamedViews.hasID(id, content) }
}

extension _ConditionalContent: NamedView where TrueContent: View, FalseContent: View {
  @MainActor static var mayHaveID: Bool {
    NamedViews.mayHaveID(TrueContent.self) || NamedViews.mayHaveID(FalseContent.self)
  }

  @MainActor func hasID(_ id: AnyHashable) -> Bool {
    switch storage {
    case .trueContent(let content): NamedViews.hasID(id, content)
    case .falseContent(let content): NamedViews.hasID(id, content)
    }
  }
}
