import Foundation

/// The view that `Group(sections:)` and `ForEach(sections:)` make from the sections of another view.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let base: Sections
  let transform: (SectionCollection) -> Content

  init(base: Sections, transform: @escaping (SectionCollection) -> Content) {
    self.base = base
    self.transform = transform
  }

  @MainActor public var body: some View {
    ElementReader(base) { transform(SectionCollection($0)) }
  }
}
