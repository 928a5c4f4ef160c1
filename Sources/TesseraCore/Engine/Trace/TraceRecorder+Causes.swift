extension TraceRecorder {
  /// One readable line an update: `tap "Refresh" > State<Int> Container.refreshCount > Container.body`.
  package var causes: [String] {
    records.compactMap { record in
      guard record.kind == .body, let type = record.type, let reason = record.reason, reason != .creation else {
        return nil
      }
      let body = "\(TypeName.of(type)).body"
      let cause = record.cause.flatMap(self.record)
      let way = reason == .input ? "new value from the parent" : cause.flatMap(nameOfChange) ?? "dependency"
      let event = event(behind: record).map { "\($0) > " } ?? ""
      return "\(event)\(way) > \(body)"
    }
  }

  /// The steps from the first known cause to a record, each in a few words.
  package func chain(to number: TraceNumber) -> [String] {
    var steps: [String] = []
    var next: TraceNumber? = number
    while let number = next, let record = record(number) {
      if record.kind != .frame || record.cause == nil { steps.append(describe(record)) }
      next = record.cause
    }
    return steps.reversed()
  }

  /// The event that led to a record.
  private func event(behind record: TraceRecord) -> String? {
    var record = record
    while let cause = record.cause.flatMap(self.record) {
      if cause.kind == .event { return cause.text }
      record = cause
    }
    return nil
  }

  private func nameOfChange(_ record: TraceRecord) -> String? {
    record.kind == .write || record.kind == .change ? describe(record) : nil
  }

  /// A record in a few words.
  package func describe(_ record: TraceRecord) -> String {
    switch record.kind {
    case .event, .change, .warning, .signpost: record.text
    case .write: record.describedWrite(owner: record.view.map { TypeName.of(view($0).type) })
    case .body: record.type.map { "\(TypeName.of($0)).body" } ?? "body"
    case .initialValue, .object: record.type.map { TypeName.of($0) } ?? ""
    case .layout: "layout of \(record.nodeName)"
    case .text: "text \"\(record.text)\""
    case .animation: "animation"
    case .draw: "drawing of \(record.nodeName)"
    case .frame: "frame"
    }
  }
}

extension TraceRecord {
  /// `State<Int> Container.refreshCount`; properties of objects have their object's name already.
  fileprivate func describedWrite(owner: String?) -> String {
    guard let type else { return text }
    let property = text.isEmpty ? "" : ".\(text)"
    return "\(wrapper)<\(TypeName.of(type))> \(owner ?? "")\(property)"
  }

  /// What a node shows, by the name of its class: `TextNode` is a Text.
  package var nodeName: String {
    guard let type else { return "view" }
    let name = String(describing: type).prefix { $0 != "<" }
    return String(name.hasSuffix("Node") ? name.dropLast(4) : name)
  }
}
