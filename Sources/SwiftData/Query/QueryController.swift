import Foundation
import SwiftUI
import TesseraCore
import TesseraValues

/// What a `@Query` shows: it is fetched again when it may be another one (SD24).
@MainActor
final class QueryController<Element: PersistentModel>: ObservableObject, Observable {
  private var context: ModelContext?
  private var descriptor = FetchDescriptor<Element>()
  private var plan: FetchPlan?
  private var identity: FetchIdentity?
  private(set) var error: (any Error)?
  private var found: [Element] = []
  /// The keys of what was found, in the same order: they are searched faster.
  private var order: [Int64] = []
  private var keys: Set<Int64> = []
  private var isOutdated = true
  /// Objects of the query that changed since, by key: they are put into their places without a fetch.
  private var moved: [Int64: Element] = [:]
  private static var largestMove: Int { 100 }
  private let registrar = TesseraCore.Observation.ObservationRegistrar()
  private lazy var listener = QueryListener { [weak self] event in self?.take(event) }
  private var transaction: Transaction?

  nonisolated init() {}

  /// What was found; who reads it is evaluated when it changes.
  var results: [Element] {
    registrar.access(self, keyPath: \.found)
    return found
  }

  /// Called before the body that reads the results.
  func update(_ context: ModelContext, _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    self.transaction = transaction
    if self.context !== context {
      self.context?.observers.remove(listener)
      context.observers.add(listener)
      self.context = context
      isOutdated = true
    }
    do {
      let plan = try FetchPlan(descriptor, in: context.container.schema)
      if plan.identity == nil || plan.identity != identity { isOutdated = true }
      self.plan = plan
      identity = plan.identity
      self.descriptor = descriptor
      guard isOutdated else { return settleMoved() }
      isOutdated = false
      moved = [:]
      found = try withoutEvaluation { Swift.Result { try fetch(context) } }.get()
      error = nil
    } catch {
      found = []
      self.error = error
      RuntimeWarning.report(.misusedViews("A @Query of \(Element.self) found nothing: \(error)"))
    }
    order = found.map { $0._$storage.key }
    keys = Set(order)
  }

  /// The main context hears of the saves of others by itself, when no body runs.
  private func fetch(_ context: ModelContext) throws -> [Element] {
    try context.isMain ? context.fetchPresent(descriptor) : context.fetch(descriptor)
  }

  // MARK: Changes

  private func take(_ event: ContextEvent) {
    guard !isOutdated, mayChange(event) else { return }
    if let element = element(movedBy: event), moved.count < Self.largestMove {
      let isFirst = moved.isEmpty
      moved[element._$storage.key] = element
      // Who reads the results was told.
      guard isFirst else { return }
    } else {
      isOutdated = true
    }
    tellReaders()
  }

  private func tellReaders() {
    if let transaction {
      withTransaction(transaction) { announce() }
    } else {
      announce()
    }
  }

  private func announce() {
    registrar.willSet(self, keyPath: \.found)
    registrar.didSet(self, keyPath: \.found)
  }

  // MARK: One object

  /// The object that alone may have another place after an event; nil if the store has to be asked.
  private func element(movedBy event: ContextEvent) -> Element? {
    guard let plan, !plan.dependsOnAll, plan.limit == nil, plan.offset == 0, descriptor.includePendingChanges else {
      return nil
    }
    let model: any PersistentModel
    switch event {
    case .inserted(let changed), .deleted(let changed), .changed(let changed, _): model = changed
    case .savedElsewhere, .replaced: return nil
    }
    return concernsOthers(model, plan) ? nil : model as? Element
  }

  /// Takes objects that changed out of the results, and puts those that belong there into their places.
  private func settleMoved() {
    guard !moved.isEmpty else { return }
    let elements = moved.values.sorted { $0._$storage.key < $1._$storage.key }
    takeOut(elements)
    moved = [:]
    for element in elements where isInContext(element) && matches(element) {
      withoutEvaluation {
        let place = place(of: element)
        found.insert(element, at: place)
        order.insert(element._$storage.key, at: place)
      }
      keys.insert(element._$storage.key)
    }
  }

  /// Not so if it was deleted, also before it was ever saved.
  private func isInContext(_ element: Element) -> Bool {
    element._$storage.isPresent && element._$storage.context === context
  }

  private func takeOut(_ elements: [Element]) {
    let present = elements.filter { keys.contains($0._$storage.key) }
    if present.count == 1, let place = order.firstIndex(of: present[0]._$storage.key) {
      found.remove(at: place)
      order.remove(at: place)
    } else if !present.isEmpty {
      found.removeAll { moved[$0._$storage.key] != nil }
      order.removeAll { moved[$0] != nil }
    }
    for element in present { keys.remove(element._$storage.key) }
  }

  /// Where an object comes among the results, which are in order.
  private func place(of element: Element) -> Int {
    var range = found.startIndex..<found.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if ModelContext.isBefore(found[middle], element, descriptor) {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }

  // MARK: What matters

  /// Whether the results may be others after an event (SD24).
  private func mayChange(_ event: ContextEvent) -> Bool {
    guard let plan else { return false }
    switch event {
    case .replaced: return true
    case .savedElsewhere(let names):
      return plan.dependsOnAll || names.contains(plan.entity.table) || !names.isDisjoint(with: plan.otherEntities)
    case .inserted(let model), .deleted(let model):
      guard let own = model as? Element else { return concernsOthers(model, plan) }
      return keys.contains(own._$storage.key) || matches(own) || concernsOthers(model, plan)
    case .changed(let model, let property):
      guard let own = model as? Element else { return concernsOthers(model, plan) }
      if concernsOthers(model, plan) { return true }
      guard let number = own._$storage.entity?.properties[property].number, plan.properties.contains(number) else {
        return false
      }
      return keys.contains(own._$storage.key) || matches(own)
    }
  }

  private func concernsOthers(_ model: any PersistentModel, _ plan: FetchPlan) -> Bool {
    plan.dependsOnAll || plan.otherEntities.contains(model._$storage.entity?.table ?? "")
  }

  private func matches(_ model: Element) -> Bool {
    guard descriptor.includePendingChanges else { return false }
    guard let predicate = descriptor.predicate else { return true }
    return withoutEvaluation { (try? predicate.evaluate(model)) ?? true }
  }
}

/// Hands the events of a context to a query, on the thread of the engine.
private final class QueryListener: ContextObserver {
  private let action: @MainActor (ContextEvent) -> Void

  init(_ action: @escaping @MainActor (ContextEvent) -> Void) {
    self.action = action
  }

  func contextDidChange(_ event: ContextEvent) {
    guard EngineThread.isCurrent else {
      return RuntimeWarning.report(.misusedViews("A ModelContext that views show was changed on another thread."))
    }
    let (action, event) = (UncheckedSendable(action), UncheckedSendable(event))
    EngineThread.unsafelyIsolated { action.value(event.value) }
  }
}
