import Foundation

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

extension ForEachSectionCollection: DeferredCollection where Content: View {
  @MainActor func shown(_ content: @escaping (SectionConfiguration) -> Content) -> some View {
    GroupSectionsOfContent(base: base) { ForEach<SectionCollection, _, _>($0, content: content) }
  }
}
