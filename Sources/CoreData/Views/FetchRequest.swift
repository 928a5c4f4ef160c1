import Foundation
import SwiftUI
import TesseraCore
import TesseraValues

/// Objects of the environment's context that a view shows, always as they are now (CD19).
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  private let request: NSFetchRequest<Result>
  private let transaction: Transaction?
  private let descriptors: [Any]?
  @Environment(\.managedObjectContext) private var context
  @StateObject private var controller = FetchController<Result>()

  private init(_ request: NSFetchRequest<Result>, _ transaction: Transaction?, _ descriptors: [Any]?) {
    self.request = request
    self.transaction = transaction
    self.descriptors = descriptors
  }

  /// The objects.
  @MainActor @preconcurrency public var wrappedValue: FetchedResults<Result> {
    FetchedResults(objects: controller.results, controller: controller)
  }

  /// The condition and the order of the request, to be set by a view or by controls.
  @MainActor @preconcurrency public var projectedValue: Binding<Configuration> {
    let controller = controller
    return Binding {
      Configuration(controller: controller)
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

  /// The condition and the order of a request.
  @MainActor @preconcurrency
  public struct Configuration {
    fileprivate let controller: FetchController<Result>

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
  }
}

extension FetchRequest {
  /// The objects that a request asks for; changes are animated.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest, animation.map { Transaction(animation: $0) }, nil)
  }

  /// The objects that a request asks for; changes are made in a transaction.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest, transaction, nil)
  }

  /// The objects of an entity that meet a condition, in an order; changes are animated.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entity: entity)
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(request, animation.map { Transaction(animation: $0) }, nil)
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// The objects of a class that meet a condition, in an order; changes are animated.
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
  }

  /// The objects of a class that meet a condition, in an order; changes are animated.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entity: Result.entity())
    request.sortDescriptors = sortDescriptors.map { NSSortDescriptor($0) }
    request.predicate = predicate
    self.init(request, animation.map { Transaction(animation: $0) }, sortDescriptors)
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { controller.shownDescriptors as? [SortDescriptor<Result>] ?? [] }
    nonmutating set {
      controller.shownDescriptors = newValue
      controller.setSortDescriptors(newValue.map { NSSortDescriptor($0) })
    }
  }
}
