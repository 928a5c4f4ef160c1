import Foundation

/// Hears of changes of a context's objects.
protocol ContextListener: AnyObject {
  /// - Parameter object: what changed; nil if it may be anything.
  func contextDidChange(_ object: NSManagedObject?)
}

/// Those who hear of changes of a context's objects.
final class ContextListeners {
  private struct Reference {
    weak var listener: (any ContextListener)?
  }

  private var references: [Reference] = []

  func add(_ listener: any ContextListener) {
    references = references.filter { $0.listener != nil } + [Reference(listener: listener)]
  }

  func remove(_ listener: any ContextListener) {
    references.removeAll { $0.listener === listener }
  }

  func tell(_ object: NSManagedObject?) {
    for reference in references { reference.listener?.contextDidChange(object) }
  }
}
