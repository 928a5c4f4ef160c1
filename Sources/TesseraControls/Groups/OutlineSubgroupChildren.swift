import TesseraCore

/// What is below an element of a tree.
nonisolated public struct OutlineSubgroupChildren: View {
  @MainActor public var body: some View {
    EmptyView()
  }
}
