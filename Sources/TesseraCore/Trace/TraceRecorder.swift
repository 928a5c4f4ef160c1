/// Counts what the engine does and why. Exists only while somebody listens.
@MainActor
package final class TraceRecorder {
  package private(set) var bodies: [ObjectIdentifier: Int] = [:]
  package private(set) var initialValues: [ObjectIdentifier: Int] = [:]
  package private(set) var discardedInitialValues: [ObjectIdentifier: Int] = [:]
  package private(set) var objects: [ObjectIdentifier: Int] = [:]
  package private(set) var frames = 0
  package private(set) var layouts = 0
  package private(set) var draws = 0
  package private(set) var causes: [String] = []
  package private(set) var totalBodies = 0
  /// What the host is doing, in front of the causes: `tap "Refresh"`.
  package var event: String?

  package init() {}

  package func reset() {
    bodies = [:]
    initialValues = [:]
    discardedInitialValues = [:]
    objects = [:]
    frames = 0
    layouts = 0
    draws = 0
    totalBodies = 0
    causes = []
  }

  func countBody(of type: Any.Type) {
    totalBodies += 1
    bodies[ObjectIdentifier(type), default: 0] += 1
  }

  func countInitialValue(of type: Any.Type, isDiscarded: Bool) {
    initialValues[ObjectIdentifier(type), default: 0] += 1
    if isDiscarded { discardedInitialValues[ObjectIdentifier(type), default: 0] += 1 }
  }

  func countObject(of type: Any.Type) {
    objects[ObjectIdentifier(type), default: 0] += 1
  }

  func countFrame() { frames += 1 }
  func countLayout() { layouts += 1 }
  func countDraws(_ count: Int) { draws += count }

  func noteUpdate(of type: Any.Type, because cause: String) {
    let update = "\(cause) > \(TypeName.of(type)).body"
    causes.append(event.map { "\($0) > \(update)" } ?? update)
  }
}

/// Why a body ran.
package enum UpdateCause {
  case creation
  /// The parent handed over another value.
  case input
  /// Something that the last evaluation read was written.
  case dirty
}

/// What was written.
package enum InvalidationCause {
  case observation
  case focusedValues
  /// An observable object announced a change to `source`, which follows it.
  case object(String, source: PropertyStorage)

  var description: String {
    switch self {
    case .observation: "@Observable property"
    case .focusedValues: "FocusedValues"
    case .object(let name, _): "\(name).objectWillChange"
    }
  }
}
