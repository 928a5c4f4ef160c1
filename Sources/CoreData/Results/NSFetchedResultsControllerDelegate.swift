import Foundation

/// What became of an object or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// It is new.
  case insert = 1
  /// It is gone.
  case delete = 2
  /// It is at another place, and may have changed.
  case move = 3
  /// Its values are others.
  case update = 4
}

/// Hears of changes of the objects of a controller (CD23). Each method may be left out.
///
/// The methods are called where the context's objects are used: for contexts of views, on the main actor. The controller
/// that they get is equal to the one that the program made, but not the same object.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Changes will be told.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)

  /// A section came or went.
  ///
  /// - Parameter sectionIndex: its place, before the changes for one that went, after them for one that came.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)

  /// An object came, went, moved or changed.
  ///
  /// - Parameters:
  ///   - indexPath: its place before the changes; nil for a new one.
  ///   - newIndexPath: its place after them; nil for one that is gone.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)

  /// All changes were told.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  /// Hears nothing.
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}

  /// Hears nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}

  /// Hears nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}

  /// Hears nothing.
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}
