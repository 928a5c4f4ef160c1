import Foundation
import SwiftUI
import TesseraCore
import TesseraValues

/// Objects of the environment's context that a view shows in sections, always as they are now (CD20).
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSManagedObject>: DynamicProperty {
  private let request: NSFetchRequest<Result>
  private let transaction: Transaction?
  private let identifier: KeyPath<Result, SectionIdentifier>
  @Environment(\.managedObjectContext) private var context
  @StateObject private var controller = FetchController<Result>()

  private init(
    _ request: NSFetchRequest<Result>, _ identifier: KeyPath<Result, SectionIdentifier>, _ transaction: Transaction?
  ) {
    self.request = request
    self.identifier = identifier
    self.transaction = transaction
  }

  /// The sections.
  @MainActor @preconcurrency public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(controller.results, identifier, controller)
  }

  /// Called by the engine before a body is evaluated.
  public mutating func update() {
    let own = UncheckedSendable(self)
    EngineThread.unsafelyIsolated {
      own.value.controller.update(own.value.context, own.value.request, own.value.transaction)
    }
  }

  /// The objects that a request asks for; each run of objects with the same value is a section.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(fetchRequest, sectionIdentifier, animation.map { Transaction(animation: $0) })
  }

  /// The objects of an entity that meet a condition, in an order; each run of objects with the same value is a section.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entity: entity)
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(request, sectionIdentifier, animation.map { Transaction(animation: $0) })
  }

  /// The objects of a class that meet a condition, in an order; each run of objects with the same value is a section.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sectionIdentifier: sectionIdentifier,
      sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate, animation: animation)
  }
}

/// The sections of objects that a request of a view has found (CD20).
@MainActor @preconcurrency
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSManagedObject>:
  @preconcurrency RandomAccessCollection
{
  /// Objects that follow one another and have the same value.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    fileprivate var objects: [Result]

    /// The first position.
    public var startIndex: Int { objects.startIndex }
    /// The position after the last one.
    public var endIndex: Int { objects.endIndex }
    /// What is at a position.
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let sections: [Section]
  private let controller: FetchController<Result>

  init(
    _ objects: [Result], _ identifier: KeyPath<Result, SectionIdentifier>, _ controller: FetchController<Result>
  ) {
    var sections: [Section] = []
    for object in objects {
      let id = object[keyPath: identifier]
      if let last = sections.last, last.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(id: id, objects: [object]))
      }
    }
    self.sections = sections
    self.controller = controller
  }

  /// The condition of the request. Another one has the objects fetched again.
  public var nsPredicate: NSPredicate? {
    get { controller.predicate }
    nonmutating set { controller.setPredicate(newValue) }
  }

  /// The order of the request. Another one has the objects fetched again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { controller.sortDescriptors }
    nonmutating set { controller.setSortDescriptors(newValue) }
  }

  /// The first position.
  public var startIndex: Int { sections.startIndex }
  /// The position after the last one.
  public var endIndex: Int { sections.endIndex }
  /// What is at a position.
  public subscript(position: Int) -> Section { sections[position] }
}
