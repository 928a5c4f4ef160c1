import Foundation

/// Some neighbors of the views that another view consists of. As a view, it shows all of them.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let elements: ArraySlice<ViewElement>

  public var startIndex: Int { elements.startIndex }

  public var endIndex: Int { elements.endIndex }

  public subscript(index: Int) -> Subview { Subview(element: elements[index]) }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  public var body: some View {
    ForEach(self) { $0 }
  }
}
