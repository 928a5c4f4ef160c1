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

/// The views that another one consists of. They are known only while they are shown: otherwise the collection is empty.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int

  let base: AnyView

  public var startIndex: Int { 0 }

  public var endIndex: Int { 0 }

  public subscript(index: Int) -> Subview {
    preconditionFailure("Index out of range")
  }
}

/// The sections that a view consists of. They are known only while they are shown: otherwise the collection is empty.
nonisolated public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  let base: AnyView

  public var startIndex: Int { 0 }

  public var endIndex: Int { 0 }

  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("Index out of range")
  }
}

/// A collection whose elements are found when it is shown.
protocol DeferredCollection: RandomAccessCollection {
  associatedtype Content

  /// Shows a view for each element.
  associatedtype Shown: View

  @MainActor func shown(_ content: @escaping (Element) -> Content) -> Shown
}

extension ForEachSubviewCollection: DeferredCollection where Content: View {
  @MainActor func shown(_ content: @escaping (Subview) -> Content) -> some View {
    GroupElementsOfContent(base: base) { ForEach<SubviewsCollection, _, _>($0, content: content) }
  }
}

extension ForEachSectionCollection: DeferredCollection where Content: View {
  @MainActor func shown(_ content: @escaping (SectionConfiguration) -> Content) -> some View {
    GroupSectionsOfContent(base: base) { ForEach<SectionCollection, _, _>($0, content: content) }
  }
}

extension DeferredCollection where Content: View {
  @MainActor static func makeNode<ID>(_ view: ForEach<Self, ID, Content>, _ context: NodeContext) -> ViewNode {
    Shown._makeNode(view.data.shown(view.content), context)
  }

  @MainActor static func updateNode<ID>(_ node: ViewNode, _ view: ForEach<Self, ID, Content>) {
    Shown._updateNode(node, view.data.shown(view.content))
  }
}
