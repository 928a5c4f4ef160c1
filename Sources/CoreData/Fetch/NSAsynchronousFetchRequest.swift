import Foundation
import TesseraValues

/// A fetch that a context begins and does not wait for (CD28).
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, ContextRequest {
  /// Called in the queue of the context once the objects are there.
  public typealias CompletionBlock = (NSAsynchronousFetchResult<ResultType>) -> Void

  /// What is fetched.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Called in the queue of the context once the objects are there; nil if nothing is to be called.
  public let completionBlock: CompletionBlock?
  /// How many objects are expected, for progress. It is kept.
  open var estimatedResultCount = 0

  /// A fetch, and what is called with its result.
  public init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock: CompletionBlock? = nil) {
    fetchRequest = request
    self.completionBlock = completionBlock
  }

  func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    let (request, shown) = (UncheckedSendable(self), UncheckedSendable(result))
    context.perform {
      guard !shown.value.isCancelled else { return }
      shown.value.take(Result { try shown.value.managedObjectContext.fetch(request.value.fetchRequest) })
      request.value.completionBlock?(shown.value)
    }
    return result
  }
}

/// A request that knows itself how a context carries it out.
protocol ContextRequest: NSPersistentStoreRequest {
  func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

/// The result of a request that a context does not wait for.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  /// The context of the request.
  public let managedObjectContext: NSManagedObjectContext
  /// Why nothing was found; nil if the request succeeded or goes on.
  open fileprivate(set) var operationError: (any Error)?
  private(set) var isCancelled = false

  init(_ context: NSManagedObjectContext) {
    managedObjectContext = context
  }

  /// Gives the request up if it has not begun. Its block is not called then.
  open func cancel() {
    isCancelled = true
  }
}

/// What a fetch that was not waited for has found (CD28).
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreAsynchronousResult {
  /// The request.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// The objects; nil before the fetch is done, or if it failed.
  open private(set) var finalResult: [ResultType]?

  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }

  func take(_ result: Result<[ResultType], any Error>) {
    switch result {
    case .success(let objects): finalResult = objects
    case .failure(let error): operationError = error
    }
  }
}
