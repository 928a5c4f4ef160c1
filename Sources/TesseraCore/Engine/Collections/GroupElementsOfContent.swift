import Foundation

/// The view that `Group(subviews:)` and `ForEach(subviews:)` make from the subviews of another view.
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
