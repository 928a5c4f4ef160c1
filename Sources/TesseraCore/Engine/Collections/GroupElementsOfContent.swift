import Foundation

/// What is made of the views that another one consists of.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content

  init(base: Subviews, transform: @escaping (SubviewsCollection) -> Content) {
    self.base = base
    self.transform = transform
  }

  @MainActor public var body: some View {
    ElementReader(base) { transform(SubviewsCollection($0)) }
  }
}
