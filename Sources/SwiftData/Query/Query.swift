import Foundation
import SwiftUI
import TesseraCore
import TesseraValues

/// Objects of the environment's context that a view shows, always as they are now (SD23).
@propertyWrapper
public struct Query<Element: PersistentModel, Result: RangeReplaceableCollection>: DynamicProperty
where Result.Element == Element {
  fileprivate let descriptor: FetchDescriptor<Element>
  private let transaction: Transaction?
  @Environment(\.modelContext) private var context
  @StateObject private var controller = QueryController<Element>()

  fileprivate init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    self.descriptor = descriptor
    self.transaction = transaction
  }

  /// All objects, as they were made.
  public init() {
    self.init(FetchDescriptor(), nil)
  }

  /// The objects.
  @MainActor @preconcurrency public var wrappedValue: Result {
    let results = controller.results
    return results as? Result ?? Result(results)
  }

  /// The context of the objects.
  @MainActor @preconcurrency public var modelContext: ModelContext { context }

  /// Why nothing was found; nil if nothing is wrong.
  @MainActor @preconcurrency public var fetchError: (any Error)? { controller.error }

  public mutating func update() {
    let query = UncheckedSendable(self)
    EngineThread.unsafelyIsolated {
      query.value.controller.update(query.value.context, query.value.descriptor, query.value.transaction)
    }
  }
}

extension Query: ComparedByInputs {
  nonisolated package static func haveEqualInputs(_ left: Query, _ right: Query) -> Bool {
    guard let left = try? FetchPlan(left.descriptor, in: nil).identity,
      let right = try? FetchPlan(right.descriptor, in: nil).identity
    else { return false }
    return left == right
  }
}

extension Query where Result == [Element] {
  /// The objects that a descriptor asks for.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor, transaction)
  }

  /// The objects that a descriptor asks for; changes are animated.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, Transaction(animation: animation))
  }

  /// The objects that meet a condition, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction)
  }

  /// The objects that meet a condition, in an order; changes are animated.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation))
  }

  /// The objects that meet a condition, by the value of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction)
  }

  /// The objects that meet a condition, by the value of a property; changes are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      Transaction(animation: animation))
  }

  /// The objects that meet a condition, by the value of a property that may be nil.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction)
  }

  /// The objects that meet a condition, by the value of a property that may be nil; changes are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      Transaction(animation: animation))
  }
}
