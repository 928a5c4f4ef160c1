/// What happened to the objects of a context.
enum ContextEvent {
  case inserted(any PersistentModel)
  case deleted(any PersistentModel)
  case changed(any PersistentModel, property: Int)
  /// Another context saved objects of the classes of these tables.
  case savedElsewhere(Set<String>)
  /// Anything may be different.
  case replaced
}

/// Who wants to know what happens to the objects of a context.
protocol ContextObserver: AnyObject {
  func contextDidChange(_ event: ContextEvent)
}

/// The observers of a context, which do not live longer for it.
final class ContextObservers {
  private struct Reference {
    weak var observer: (any ContextObserver)?
  }

  private var references: [ObjectIdentifier: Reference] = [:]

  func add(_ observer: any ContextObserver) {
    references = references.filter { $0.value.observer != nil }
    references[ObjectIdentifier(observer)] = Reference(observer: observer)
  }

  func remove(_ observer: any ContextObserver) {
    references[ObjectIdentifier(observer)] = nil
  }

  func tell(_ event: ContextEvent) {
    guard !references.isEmpty else { return }
    for reference in references.values { reference.observer?.contextDidChange(event) }
  }
}
