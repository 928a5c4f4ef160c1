import Foundation
import TesseraValues

/// Objects that follow one another and whose sections have the same name.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var found: [NSManagedObject]

  var indexTitle: String? { Self.title(name) }
  var numberOfObjects: Int { found.count }
  var objects: [Any]? { found }

  static func title(_ name: String) -> String? { name.first.map { String($0).uppercased() } }
}

/// The objects of a controller, which all of its faces share: they are found again after changes of the context, and
/// the delegate hears of the difference (CD22, CD23).
final class FetchedContents: ContextListener {
  let sectionPath: String?
  private let find: () throws -> [NSManagedObject]
  private let context: NSManagedObjectContext
  private(set) var sections: [FetchedSection] = []
  private(set) var isFetched = false
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// Makes the controller that the delegate gets.
  var makeFace: () -> NSFetchedResultsController<any NSFetchRequestResult>? = { nil }
  private var changed: Set<NSManagedObject> = []
  private var isScheduled = false

  init(_ context: NSManagedObjectContext, _ sectionPath: String?, _ find: @escaping () throws -> [NSManagedObject]) {
    self.context = context
    self.sectionPath = sectionPath
    self.find = find
    context.listeners.add(self)
  }

  var objects: [NSManagedObject] { sections.flatMap(\.found) }

  func object(at path: IndexPath) -> NSManagedObject? {
    guard path.count == 2, sections.indices.contains(path[0]), sections[path[0]].found.indices.contains(path[1])
    else { return nil }
    return sections[path[0]].found[path[1]]
  }

  func path(of object: NSManagedObject) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.found.firstIndex(of: object) { return IndexPath(indexes: [section, row]) }
    }
    return nil
  }

  func fetch() throws {
    sections = try sections(of: find())
    isFetched = true
    changed = []
  }

  private func sections(of objects: [NSManagedObject]) -> [FetchedSection] {
    guard let sectionPath else { return [FetchedSection(name: "", found: objects)] }
    let path = sectionPath.split(separator: ".").map(String.init)
    var sections: [FetchedSection] = []
    for object in objects {
      let name = KeyPathValue.value(of: object, path: path).map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].found.append(object)
      } else {
        sections.append(FetchedSection(name: name, found: [object]))
      }
    }
    return sections
  }

  // MARK: Changes

  /// Single changes are told together at the end of the event; saves, merges and their like at once.
  func contextDidChange(_ object: NSManagedObject?) {
    guard isFetched, delegate != nil else { return }
    guard let object else { return update() }
    changed.insert(object)
    guard !isScheduled else { return }
    isScheduled = true
    let own = UncheckedSendable(WeakContents(contents: self))
    context.perform { own.value.contents?.update() }
  }

  private struct WeakContents {
    weak var contents: FetchedContents?
  }

  private func update() {
    isScheduled = false
    guard isFetched, let delegate, let face = makeFace() else { return }
    let old = sections
    do {
      sections = try sections(of: find())
    } catch {
      return RuntimeWarning.report(
        .misusedViews("A fetched results controller kept its objects: \(error.localizedDescription)"))
    }
    let difference = FetchedDifference(from: old, to: sections, changed: changed)
    changed = []
    guard !difference.isEmpty else { return }
    delegate.controllerWillChangeContent(face)
    for change in difference.sections {
      delegate.controller(face, didChange: change.section, atSectionIndex: change.index, for: change.type)
    }
    for change in difference.objects {
      delegate.controller(face, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
    }
    delegate.controllerDidChangeContent(face)
  }
}
