extension TraceRecorder {
  // MARK: Bodies

  func record(bodyOf node: EvaluatingNode, because reason: UpdateCause, _ evaluation: () -> Void) {
    let cause = reason == .dirty ? node.traceMarks.cause : nil
    node.traceMarks.cause = nil
    openBody = nil
    guard let type = node.viewType else { return perform(because: cause, evaluation) }
    countBody(of: type)
    flashes?.note(.body, node)
    let number = add(.body, because: cause) {
      $0.type = type
      $0.view = views.number(of: node)
      $0.reason = reason
      if detail == .everything { $0.text = node.describedChanges(because: reason) }
    }
    openBody = number
    perform(because: number, evaluation)
  }

  /// Runs the code of the body that was announced, or of something else that is evaluated.
  func time<Result>(_ evaluation: () -> Result) -> Result {
    guard let body = openBody else { return evaluation() }
    openBody = nil
    let start = now
    lastMark = start
    let result = evaluation()
    change(body) { $0.duration = now &- start }
    return result
  }

  // MARK: Initial values

  /// A default of `@State` has just been made in a body.
  func valueWasMade<Value>(_ value: Value) {
    guard detail == .everything, lastMark > 0 else { return }
    let time = now
    let cost = time &- lastMark
    let object = Self.identity(of: value)
    let isExpensive = object != nil || cost > Self.negligibleCost
    newValues.append(
      NewValue(type: ObjectIdentifier(Value.self), object: object, cost: cost, place: isExpensive ? place() : nil))
    lastMark = time
  }

  /// Nanoseconds. The origin of a value that costs no more than this and is no object is not recorded.
  private static let negligibleCost: UInt64 = 5_000

  /// A view received a default of `@State`.
  ///
  /// - Parameter cost: nanoseconds; nil if it was made in a body.
  func record<Value>(initialValue value: Value, of node: EvaluatingNode, isDiscarded: Bool, cost: UInt64?) {
    guard keepsRecords else { return }
    let new = cost == nil ? takeNewValue(value) : nil
    add(.initialValue) {
      $0.type = Value.self
      $0.view = views.number(of: node)
      $0.isDiscarded = isDiscarded
      $0.duration = cost ?? new?.cost ?? 0
      $0.place = new?.place
    }
  }

  /// Values are matched in the order in which they were made, objects by their identity.
  private func takeNewValue<Value>(_ value: Value) -> NewValue? {
    guard !newValues.isEmpty else { return nil }
    let type = ObjectIdentifier(Value.self)
    let object = Self.identity(of: value)
    let index = newValues.firstIndex { $0.type == type && (object == nil || $0.object == object) }
    return index.map { newValues.remove(at: $0) }
  }

  private static func identity<Value>(of value: Value) -> ObjectIdentifier? {
    guard Value.self is AnyObject.Type else { return nil }
    return ObjectIdentifier(value as AnyObject)
  }

  // MARK: Frames

  func recordFrame(_ frame: () -> Void) {
    countFrame()
    guard keepsRecords else { return frame() }
    let outer = currentFrame
    let number = add(.frame, because: frameCause)
    frameCause = nil
    currentFrame = number
    perform(because: number, frame)
    end(number)
    currentFrame = outer
    newValues.removeAll(keepingCapacity: true)
    layoutCauses.removeAll(keepingCapacity: true)
    drawCauses.removeAll(keepingCapacity: true)
  }

  func frameWasRequested() {
    frameCause = current
  }

  // MARK: Changes

  /// The record of a change that is the latest, if that was the same one and happened because of the same.
  func repeatedWrite(_ text: String) -> TraceNumber? {
    guard let last = records.last, last.kind == .write, last.text == text, last.cause == current else { return nil }
    return numbers.upperBound - 1
  }

  // MARK: Layout and drawing

  func noteLayout(of node: LayoutNode) {
    if let current { layoutCauses[ObjectIdentifier(node)] = current }
  }

  func noteDrawing(of node: LayoutNode) {
    if let current { drawCauses[ObjectIdentifier(node)] = current }
  }

  /// Records that a node is measured and placed again.
  func record(layoutOf node: LayoutNode, _ layout: () -> Void) {
    flashes?.note(.layout, node)
    let before = layouts
    let number = add(.layout, because: layoutCauses.removeValue(forKey: ObjectIdentifier(node))) {
      $0.type = type(of: node)
      $0.view = views.number(of: node)
    }
    perform(because: number, layout)
    end(number)
    change(number) { $0.count = Int32(clamping: layouts - before) }
  }

  func record(drawingOf node: LayoutNode) {
    flashes?.note(.draw, node)
    add(.draw, because: drawCauses.removeValue(forKey: ObjectIdentifier(node))) {
      $0.type = type(of: node)
      $0.view = views.number(of: node)
    }
  }

  func record<Result>(
    _ text: ResolvedText, _ work: () -> Result, unless wasNothing: () -> Bool = { false }
  ) -> Result {
    guard keepsRecords else { return work() }
    let start = now
    let result = work()
    guard !wasNothing() else { return result }
    add(.text, from: start) {
      $0.text = text.excerpt
      $0.duration = now &- start
    }
    return result
  }

  // MARK: Animations

  func animationBegan(_ animator: AnyAnimator, in node: ViewNode) {
    runningAnimations[ObjectIdentifier(animator)] = add(.animation) {
      $0.type = type(of: animator)
      $0.view = views.number(of: node)
    }
  }

  func animationEnded(_ animator: AnyAnimator) {
    end(runningAnimations.removeValue(forKey: ObjectIdentifier(animator)))
  }
}

extension EvaluatingNode {
  /// What `_printChanges()` would say of the body that is about to run, without the type's name.
  fileprivate final func describedChanges(because reason: UpdateCause) -> String {
    if reason == .creation { return "@identity" }
    return graph.updates.bodyChanges[ObjectIdentifier(self)]?.text(for: facts.type) ?? ""
  }
}

extension ResolvedText {
  /// As much of the text as a record holds.
  fileprivate var excerpt: String {
    let text = runs.count == 1 && runs[0].attributes.attachment == nil ? runs[0].string : readableString
    return text.utf8.count <= Self.longestExcerpt ? text : String(text.prefix(Self.longestExcerpt))
  }

  private static let longestExcerpt = 60
}
