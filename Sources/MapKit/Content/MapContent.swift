/// What is on a map: markers, annotations, lines and areas.
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of what this is made of; `Never` for what is shown itself.
  associatedtype Body: MapContent

  /// What this is made of.
  @MapContentBuilder var body: Body { get }

  /// Adds what is shown.
  func _collect(into collector: inout _MapCollector)
}

extension MapContent {
  public func _collect(into collector: inout _MapCollector) {
    body._collect(into: &collector)
  }
}

extension Never: MapContent {
  public var body: Never { fatalError("Never has no values, so this body cannot be asked for.") }

  public func _collect(into collector: inout _MapCollector) {}
}
