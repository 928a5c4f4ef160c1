import Foundation
import Synchronization

/// The user's folder of pictures, as a library (J393).
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()
  private let observers = Mutex<[WeakObserver]>([])

  private struct WeakObserver: Sendable {
    weak var observer: (any PHPhotoLibraryChangeObserver)?
    /// The folder that was the library when the observer came.
    let folder: PictureFolder
  }

  private override init() {}

  /// The library.
  public class func shared() -> PHPhotoLibrary { library }

  // MARK: Permission

  /// Whether the program may read and write the folder: authorized, or else restricted.
  public class func authorizationStatus() -> PHAuthorizationStatus {
    authorizationStatus(for: .readWrite)
  }

  /// Whether the program may use the folder: authorized, or else restricted.
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    let folder = PictureFolder.current
    let isAllowed = accessLevel == .addOnly ? folder.isWritable : folder.isReadable && folder.isWritable
    return isAllowed ? .authorized : .restricted
  }

  /// Says whether the program may use the folder. The user is not asked: programs on desktops have the rights of their user.
  public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    authorizationStatus(for: accessLevel)
  }

  /// Says soon whether the program may use the folder.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    let status = authorizationStatus(for: accessLevel)
    Task { handler(status) }
  }

  /// Says soon whether the program may use the folder.
  public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite, handler: handler)
  }

  // MARK: Changes

  /// Changes the library by the requests that are made in a closure.
  ///
  /// - Throws: a `PHPhotosError`, or an error of the file system. Changes before the one that failed were made.
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try performChangesAndWait(changeBlock)
  }

  /// Changes the library by the requests that are made in a closure.
  ///
  /// - Parameter completionHandler: hears soon whether all changes were made.
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    let failure: (any Error)?
    do {
      try performChangesAndWait(changeBlock)
      failure = nil
    } catch {
      failure = error
    }
    guard let completionHandler else { return }
    Task { completionHandler(failure == nil, failure) }
  }

  /// Changes the library by the requests that are made in a closure, before it returns.
  ///
  /// - Throws: a `PHPhotosError`, or an error of the file system. Changes before the one that failed were made.
  public func performChangesAndWait(_ changeBlock: () -> Void) throws {
    let changes = LibraryChanges(PictureFolder.current)
    LibraryChanges.$current.withValue(changes) { changeBlock() }
    defer { tell(of: changes.folder) }
    try changes.perform()
  }

  // MARK: Observers

  /// Has an object hear of the changes that the program makes. It is not kept alive.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {
    observers.withLock { $0.append(WeakObserver(observer: observer, folder: .current)) }
  }

  /// Has an object hear of no more changes.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    observers.withLock { $0.removeAll { $0.observer == nil || $0.observer === observer } }
  }

  private func tell(of folder: PictureFolder) {
    let known = observers.withLock { $0.filter { $0.folder == folder }.compactMap(\.observer) }
    for observer in known { observer.photoLibraryDidChange(PHChange()) }
  }
}

/// Hears of the changes that the program makes to the library.
public protocol PHPhotoLibraryChangeObserver: AnyObject, Sendable {
  /// The library is another one. It is called where the change was made.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library.
public final class PHChange: NSObject, Sendable {
  /// What became of something that was found; nil if it is the same.
  public func changeDetails<ObjectType>(
    for result: PHFetchResult<ObjectType>
  ) -> PHFetchResultChangeDetails<ObjectType>? {
    let details = PHFetchResultChangeDetails(before: result, after: result.renewed())
    return details.insertedObjects.isEmpty && details.removedObjects.isEmpty ? nil : details
  }
}

/// What became of something that was found.
public final class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, Sendable {
  /// What was found before.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// What is found now.
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>

  init(before: PHFetchResult<ObjectType>, after: PHFetchResult<ObjectType>) {
    fetchResultBeforeChanges = before
    fetchResultAfterChanges = after
  }

  /// Whether the changes are told one by one: they are not, and the new result is to be shown.
  public var hasIncrementalChanges: Bool { false }

  /// What came.
  public var insertedObjects: [ObjectType] {
    fetchResultAfterChanges.objects.filter { !fetchResultBeforeChanges.contains($0) }
  }

  /// What left.
  public var removedObjects: [ObjectType] {
    fetchResultBeforeChanges.objects.filter { !fetchResultAfterChanges.contains($0) }
  }
}
