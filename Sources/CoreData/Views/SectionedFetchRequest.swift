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
  private let descriptors: [SortDescriptor<Result>]?
  @Environment(\.managedObjectContext) private var context
  @StateObject private var controller = FetchController<Result>()

  private init(
    _ request: NSFetchRequest<Result>, _ identifier: KeyPath<Result, SectionIdentifier>, _ transaction: Transaction?,
    _ descriptors: [SortDescriptor<Result>]? = nil
  ) {
    self.request = request
    self.identifier = identifier
    self.descriptors = descriptors
    self.transaction = transaction
  }

  /// The sections.
  @MainActor @preconcurrency public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(controller.results, identifier, controller)
  }

  /// The condition, the order and the sections of the request, to be set by a view or by controls.
  @MainActor @preconcurrency public var projectedValue: Binding<Configuration> {
    let configuration = Configuration(controller: controller, identifier: identifier)
    return Binding {
      configuration
    } set: { _ in
    }
  }

  /// Called by the engine before a body is evaluated.
  public mutating func update() {
    let own = UncheckedSendable(self)
    EngineThread.unsafelyIsolated {
      let own = own.value
      if own.controller.shownDescriptors == nil { own.controller.shownDescriptors = own.descriptors }
      own.controller.update(own.context, own.request, own.transaction)
    }
  }

  /// The condition, the order and the sections of a request (CD20).
  @MainActor @preconcurrency
  public struct Configuration {
    fileprivate let controller: FetchController<Result>
    fileprivate let identifier: KeyPath<Result, SectionIdentifier>

    /// The condition.
    public var nsPredicate: NSPredicate? {
      get { controller.predicate }
      nonmutating set { controller.setPredicate(newValue) }
    }

    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { controller.sortDescriptors }
      nonmutating set { controller.setSortDescriptors(newValue) }
    }

    /// The order.
    public var sortDescriptors: [SortDescriptor<Result>] {
      get { controller.shownDescriptors as? [SortDescriptor<Result>] ?? [] }
      nonmutating set { controller.setOrder(newValue) }
    }

    /// The value that objects of one section share. Objects should be ordered by it first.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
      get { controller.sections(otherwise: identifier) }
      nonmutating set { controller.setSections(newValue) }
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
    let request = NSFetchRequest<Result>(entity: Result.entity())
    request.sortDescriptors = sortDescriptors.map { NSSortDescriptor($0) }
    request.predicate = predicate
    self.init(request, sectionIdentifier, animation.map { Transaction(animation: $0) }, sortDescriptors)
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
  private let identifier: KeyPath<Result, SectionIdentifier>

  init(
    _ objects: [Result], _ given: KeyPath<Result, SectionIdentifier>, _ controller: FetchController<Result>
  ) {
    identifier = given
    let identifier = controller.sections(otherwise: given)
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

  /// The order of the request. Another one has the objects fetched again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { controller.shownDescriptors as? [SortDescriptor<Result>] ?? [] }
    nonmutating set { controller.setOrder(newValue) }
  }

  /// The value that objects of one section share. Another one makes the sections anew.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { controller.sections(otherwise: identifier) }
    nonmutating set { controller.setSections(newValue) }
  }

  /// The first position.
  public var startIndex: Int { sections.startIndex }
  /// The position after the last one.
  public var endIndex: Int { sections.endIndex }
  /// What is at a position.
  public subscript(position: Int) -> Section { sections[position] }
}

extension FetchController where Result: NSManagedObject {
  fileprivate func setOrder(_ descriptors: [SortDescriptor<Result>]) {
    shownDescriptors = descriptors
    setSortDescriptors(descriptors.map { NSSortDescriptor($0) })
  }

  fileprivate func sections<Identifier>(otherwise given: KeyPath<Result, Identifier>) -> KeyPath<Result, Identifier> {
    shownSections as? KeyPath<Result, Identifier> ?? given
  }
}
