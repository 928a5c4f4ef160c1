extension ViewGraph {
  func recordBody(of node: EvaluatingNode, because cause: UpdateCause) {
    guard let trace, let type = node.viewType else { return }
    trace.countBody(of: type)
    switch cause {
    case .creation: break
    case .input: trace.noteUpdate(of: type, because: "new value from the parent")
    case .dirty: trace.noteUpdate(of: type, because: node.takeCause() ?? "dependency")
    }
  }

  func recordInitialValue<Value>(_ value: Value, isDiscarded: Bool) {
    trace?.countInitialValue(of: Value.self, isDiscarded: isDiscarded)
  }

  func recordObject<Object: AnyObject>(_ object: Object) {
    trace?.countObject(of: Object.self)
  }
}

extension EvaluatingNode {
  /// Notes what made the node dirty, if somebody listens.
  final func noteCause(_ cause: () -> String) {
    guard graph.trace != nil, dirtyCause == nil else { return }
    dirtyCause = cause()
  }

  fileprivate final func takeCause() -> String? {
    defer { dirtyCause = nil }
    return dirtyCause
  }

  /// `State<Int> Container.refreshCount`
  final func describeState<Value>(_ box: StateBox<Value>) -> String {
    describe(box, as: "State")
  }

  final func describe<Value>(_ location: Location<Value>, as kind: String) -> String {
    let slot = storages.firstIndex { $0 === location }
    let name = slot.map { ".\(facts.properties[$0].name)" } ?? ""
    return "\(kind)<\(TypeName.of(Value.self))> \(viewType.map(TypeName.of) ?? "")\(name)"
  }
}
