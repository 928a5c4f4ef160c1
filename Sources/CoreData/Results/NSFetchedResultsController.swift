import Foundation

/// The objects of a request in sections, for lists and tables, and what becomes of them (CD22, CD23).
///
/// After `performFetch()`, a controller with a delegate follows its context: at the end of an event with changes, and
/// with each save, the delegate hears which objects and sections came, went, moved and changed.
open class NSFetchedResultsController<ResultType>: NSObject {
  fileprivate let contents: FetchedContents
  fileprivate let request: NSFetchRequest<ResultType>
  /// Where the objects are.
  public let managedObjectContext: NSManagedObjectContext
  /// The path of the value whose text is the name of an object's section; nil for one section.
  public var sectionNameKeyPath: String? { contents.sectionPath }
  /// The name of a file with sections. Sections are found anew each time here.
  public let cacheName: String?

  /// A controller without objects; `performFetch()` finds them.
  ///
  /// - Parameters:
  ///   - sectionNameKeyPath: the path of the value that names sections. The request's first order should be by it:
  ///     objects that follow one another and have the same name are a section.
  ///   - cacheName: has no effect here.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    request = fetchRequest
    managedObjectContext = context
    cacheName = name
    contents = FetchedContents(context, sectionNameKeyPath) { try context.found(fetchRequest) }
    super.init()
    contents.makeFace = { [weak self] in self.map(NSFetchedResultsController<any NSFetchRequestResult>.init(face:)) }
  }

  /// The controller that delegates see, of the same objects.
  fileprivate init<Other>(face other: NSFetchedResultsController<Other>) {
    contents = other.contents
    managedObjectContext = other.managedObjectContext
    cacheName = other.cacheName
    request = NSFetchRequest(entityName: other.request.entityName ?? other.request.entity?.name ?? "")
    request.predicate = other.request.predicate
    request.sortDescriptors = other.request.sortDescriptors
    super.init()
  }

  /// Who hears of changes. With one, the controller follows its context.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { contents.delegate }
    set { contents.delegate = newValue }
  }

  /// The request; what is changed of it counts with the next `performFetch()`.
  open var fetchRequest: NSFetchRequest<ResultType> { request }

  /// Finds the objects.
  open func performFetch() throws {
    try contents.fetch()
  }

  /// Forgets the sections that were kept in a file; none are.
  open class func deleteCache(withName name: String?) {}

  // MARK: Objects

  /// The objects; nil before `performFetch()`.
  open var fetchedObjects: [ResultType]? {
    contents.isFetched ? contents.objects.compactMap { $0 as? ResultType } : nil
  }

  /// The sections; nil before `performFetch()`.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    contents.isFetched ? contents.sections : nil
  }

  /// The object at a place. A place that is not there ends the program, as an index of an array does.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = contents.object(at: indexPath) as? ResultType else {
      fatalError("A fetched results controller has no object at \(indexPath).")
    }
    return object
  }

  /// Where an object is; nil if it is not among those that were found.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap(contents.path)
  }

  // MARK: Titles of sections

  /// The titles of the sections that have one, each once.
  open var sectionIndexTitles: [String] {
    var titles: [String] = []
    for title in contents.sections.compactMap(\.indexTitle) where titles.last != title { titles.append(title) }
    return titles
  }

  /// The title of a section's name: its first letter as a capital one.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    FetchedSection.title(sectionName)
  }

  /// The first section with a title.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    contents.sections.firstIndex { $0.indexTitle == title } ?? min(sectionIndex, max(0, contents.sections.count - 1))
  }

  // MARK: Identity

  /// Delegates see another object than the program made: the two are equal (CD23).
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any FetchedContentsOwner)?.contents === contents
  }

  /// The same for controllers that are equal.
  open override var hash: Int { ObjectIdentifier(contents).hashValue }
}

/// What controllers of all types have.
private protocol FetchedContentsOwner {
  var contents: FetchedContents { get }
}

extension NSFetchedResultsController: FetchedContentsOwner {}

/// A section of a controller's objects.
public protocol NSFetchedResultsSectionInfo {
  /// The value that its objects have, as a text.
  var name: String { get }
  /// The title in an index beside a list; nil for a section without a name.
  var indexTitle: String? { get }
  /// How many objects there are.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}
