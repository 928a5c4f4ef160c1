import Foundation

nonisolated extension ForEach where Content: View {
  /// A view for each of the views that another one consists of.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(base: AnyView(view)), elementID: { $0.id }, content: content)
  }

  /// A view for each of the sections that another one consists of.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(data: ForEachSectionCollection(base: AnyView(view)), elementID: { $0.id }, content: content)
  }
}

/// A collection whose elements are found when it is shown.
protocol DeferredCollection: RandomAccessCollection {
  associatedtype Content

  /// Shows a view for each element.
  associatedtype Shown: View

  @MainActor func shown(_ content: @escaping (Element) -> Content) -> Shown
}

extension DeferredCollection where Content: View {
  @MainActor static func makeNode<ID>(_ view: ForEach<Self, ID, Content>, _ context: NodeContext) -> ViewNode {
    Shown._makeNode(view.data.shown(view.content), context)
  }

  @MainActor static func updateNode<ID>(_ node: ViewNode, _ view: ForEach<Self, ID, Content>) {
    Shown._updateNode(node, view.data.shown(view.content))
  }
}
