import Foundation

// The calls of the engine to a recorder. Without one, each of these is a check for nil.

extension ViewGraph {
  // MARK: Bodies

  /// Records that the body of a node is evaluated by `evaluation`, together with what follows from that below it.
  func record(bodyOf node: EvaluatingNode, because cause: UpdateCause, _ evaluation: () -> Void) {
    guard let trace else { return evaluation() }
    trace.record(bodyOf: node, because: cause, evaluation)
  }

  func recordInitialValue<Value>(_ value: Value, of node: EvaluatingNode, isDiscarded: Bool, cost: UInt64? = nil) {
    guard let trace else { return }
    trace.countInitialValue(of: Value.self, isDiscarded: isDiscarded)
    trace.record(initialValue: value, of: node, isDiscarded: isDiscarded, cost: cost)
  }

  /// Creates an object or a value of a view, and records the cost.
  func recordMaking<Value>(_ make: () -> Value, _ note: (Value, UInt64?) -> Void) -> Value {
    guard let trace else { return make() }
    let start = trace.now
    let value = make()
    note(value, trace.now &- start)
    return value
  }

  func recordObject<Object: AnyObject>(_ object: Object, of node: EvaluatingNode, cost: UInt64? = nil) {
    guard let trace else { return }
    trace.countObject(of: Object.self)
    trace.add(.object) {
      $0.view = trace.views.number(of: node)
      $0.type = Object.self
      $0.duration = cost ?? 0
    }
  }

  // MARK: Changes

  /// Records that an owned value is written.
  func recordWrite<Value>(of location: Location<Value>, as wrapper: String, by owner: EvaluatingNode) -> TraceNumber? {
    guard let trace else { return nil }
    return trace.add(.write) {
      $0.wrapper = wrapper
      $0.type = Value.self
      $0.view = trace.views.number(of: owner)
      $0.text = owner.propertyName(of: location) ?? ""
      if trace.detail == .everything { $0.place = trace.place() }
    }
  }

  /// Records a change that is not a value of a view.
  func recordChange(_ kind: TraceRecord.Kind = .change, _ description: () -> String) -> TraceNumber? {
    guard let trace else { return nil }
    return trace.add(kind) {
      $0.text = description()
      if kind == .write, trace.detail == .everything { $0.place = trace.place() }
    }
  }

  /// Records why a node is to be evaluated again.
  func record(_ cause: InvalidationCause) -> TraceNumber? {
    guard let trace else { return nil }
    // A change that several views read is recorded once.
    if let last = trace.repeatedWrite(cause.description) { return last }
    return recordChange(.write) { cause.description }
  }

  // MARK: Text

  /// Asks for the single-line figures of a text.
  func measure(_ text: ResolvedText) -> TextMeasure {
    guard let trace else { return textEngine.measure(text) }
    return trace.record(text) { textEngine.measure(text) }
  }

  /// Breaks a text into lines. Cached results are not recorded.
  func layOut(_ text: ResolvedText, width: CGFloat?, maximumLines: Int?) -> any TextLayout {
    guard let trace else { return textEngine.layout(text, width: width, maximumLines: maximumLines) }
    let shapedTexts = textEngine.shapedTextCount
    return trace.record(text) {
      textEngine.layout(text, width: width, maximumLines: maximumLines)
    } unless: {
      textEngine.shapedTextCount == shapedTexts
    }
  }
}

extension EvaluatingNode {
  /// Records what made the node dirty, if there is a recorder.
  final func noteCause(_ cause: () -> String) {
    guard graph.trace != nil, traceMarks.cause == nil else { return }
    traceMarks.cause = graph.recordChange(.change, cause)
  }

  /// Notes the record of what made the node dirty.
  final func noteCause(_ number: TraceNumber?) {
    if let number, traceMarks.cause == nil { traceMarks.cause = number }
  }

  /// The name of the property that keeps its value in `location`.
  fileprivate final func propertyName<Value>(of location: Location<Value>) -> String? {
    storages.firstIndex { $0 === location }.map { facts.properties[$0].name }
  }
}
