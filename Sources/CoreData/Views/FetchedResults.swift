import Foundation
import SwiftUI
import TesseraCore

/// The objects that a request of a view has found (CD19).
@MainActor @preconcurrency
public struct FetchedResults<Result: NSFetchRequestResult>: @preconcurrency RandomAccessCollection {
  let objects: [Result]
  let controller: FetchController<Result>?

  /// The condition of the request. Another one has the objects fetched again.
  public var nsPredicate: NSPredicate? {
    get { controller?.predicate }
    nonmutating set { controller?.setPredicate(newValue) }
  }

  /// The order of the request. Another one has the objects fetched again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { controller?.sortDescriptors ?? [] }
    nonmutating set { controller?.setSortDescriptors(newValue) }
  }

  /// The first position.
  public var startIndex: Int { objects.startIndex }
  /// The position after the last one.
  public var endIndex: Int { objects.endIndex }
  /// What is at a position.
  public subscript(position: Int) -> Result { objects[position] }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order of the request. Another one has the objects fetched again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { controller?.shownDescriptors as? [SortDescriptor<Result>] ?? [] }
    nonmutating set {
      controller?.shownDescriptors = newValue
      controller?.setSortDescriptors(newValue.map { NSSortDescriptor($0) })
    }
  }
}
