import Foundation

/// What is made of the sections that a view consists of.
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
