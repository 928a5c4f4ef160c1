import Foundation

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

extension ForEachSubviewCollection: DeferredCollection where Content: View {
  @MainActor func shown(_ content: @escaping (Subview) -> Content) -> some View {
    GroupElementsOfContent(base: base) { ForEach<SubviewsCollection, _, _>($0, content: content) }
  }
}
