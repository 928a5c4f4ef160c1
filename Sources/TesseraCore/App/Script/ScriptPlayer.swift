import Foundation

/// Plays a script: finds what it names on the surface and touches it, as a person would.
@MainActor
package struct ScriptPlayer {
  private let stage: any ScriptStage
  /// The time between two actions.
  private let pause: Duration

  /// The time between two searches for an element that does not exist yet.
  private static let waitingTime = Duration.milliseconds(17)
  /// How long the player waits for an element that does not exist yet or is still animated.
  private static let patience = Duration.seconds(2)
  private static let dragSteps = 10
  /// How far a swipe goes, points, and how long it takes.
  private static let swipeLength: CGFloat = 200
  private static let swipeTime = Duration.milliseconds(120)

  /// - Parameter pause: the time between two actions.
  package init(on stage: any ScriptStage, pause: Duration = .milliseconds(17)) {
    self.stage = stage
    self.pause = pause
  }

  /// - Throws: `ScriptProblem` for the first step that cannot be done.
  package func play(_ script: Script) async throws {
    for step in script.steps {
      for _ in 0..<step.count {
        try await play(step)
        await stage.advance(by: pause)
      }
    }
  }

  private func play(_ step: ScriptStep) async throws {
    switch step.action {
    case .tap(let target):
      let place = try await place(of: target, step)
      tap(place, as: "tap")
    case .doubleTap(let target):
      let place = try await place(of: target, step)
      for _ in 0..<2 { tap(place, as: "double tap") }
    case .press(let target, let duration):
      let place = try await place(of: target, step)
      stage.perform(event: "press \(place.name)") { stage.graph.pointer.pressDown(at: place.point) }
      await stage.advance(by: duration)
      stage.perform(event: "release \(place.name)") { stage.graph.pointer.release() }
    case .drag(let target, let destination, let duration):
      let start = try await place(of: target, step)
      await drag(
        from: start.point, to: try await end(of: destination, from: start.point, step), over: duration,
        as: "drag \(start.name)")
    case .swipe(let direction, let target):
      try await swipe(direction, target, step)
    case .scroll(let target, let distance):
      let point = try await point(of: target, step)
      stage.perform(event: "scroll") { stage.graph.scroll(at: point, by: distance) }
    case .type(let text, let target):
      if let target { try await focus(target, step) }
      try type(text, step)
    case .clear(let target):
      try await focus(target, step)
      press("a", .command)
      press(.delete, [])
    case .key(let key, let modifiers):
      press(key, modifiers)
    case .wait(let duration):
      await stage.advance(by: duration)
    }
  }

  // MARK: Input

  private func tap(_ place: Place, as event: String) {
    stage.perform(event: "press \(place.name)") { stage.graph.pointer.pressDown(at: place.point) }
    stage.perform(event: "\(event) \(place.name)") { stage.graph.pointer.release() }
  }

  private func drag(from start: CGPoint, to end: CGPoint, over duration: Duration, as event: String) async {
    stage.perform(event: event) { stage.graph.pointer.pressDown(at: start) }
    for step in 1...Self.dragSteps {
      await stage.advance(by: duration / Self.dragSteps)
      let share = CGFloat(step) / CGFloat(Self.dragSteps)
      let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      stage.perform(event: event) { stage.graph.pointer.move(to: point) }
    }
    stage.perform(event: event) { stage.graph.pointer.release() }
  }

  private func swipe(_ direction: ScriptAction.SwipeDirection, _ target: ScriptTarget?, _ step: ScriptStep) async throws
  {
    let start = try await point(of: target, step)
    let distance: CGSize =
      switch direction {
      case .left: CGSize(width: -Self.swipeLength, height: 0)
      case .right: CGSize(width: Self.swipeLength, height: 0)
      case .up: CGSize(width: 0, height: -Self.swipeLength)
      case .down: CGSize(width: 0, height: Self.swipeLength)
      }
    let end = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    await drag(from: start, to: end, over: Self.swipeTime, as: "swipe \(direction.rawValue)")
  }

  private func focus(_ target: ScriptTarget, _ step: ScriptStep) async throws {
    let place = try await place(of: target, step)
    if place.element?.isFocused != true { tap(place, as: "tap") }
    guard let field = stage.graph.focus.target as? TextInputNode else {
      throw ScriptProblem(line: step.line, column: nil, message: "\(place.name) takes no text")
    }
    stage.perform(event: "caret") { field.moveCaretToEnd() }
  }

  private func type(_ text: String, _ step: ScriptStep) throws {
    guard stage.graph.focus.target != nil else {
      throw ScriptProblem(line: step.line, column: nil, message: "nothing has the focus, so nothing can be typed")
    }
    for character in text {
      let key = character.isNewline ? KeyEquivalent.return : KeyEquivalent(character)
      stage.perform(event: "type \"\(character)\"") { stage.graph.keys.press(KeyPress(key)) }
    }
  }

  private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    stage.perform(event: "key \(key.name)") { stage.graph.keys.press(KeyPress(key, modifiers: modifiers)) }
  }

  // MARK: Finding

  /// Where an action takes place.
  private struct Place {
    let point: CGPoint
    /// As events name it.
    let name: String
    var element: SemanticsElement?
  }

  private var middle: CGPoint {
    let size = stage.graph.surface.size
    return CGPoint(x: size.width / 2, y: size.height / 2)
  }

  private func end(of destination: ScriptDestination, from start: CGPoint, _ step: ScriptStep) async throws -> CGPoint {
    switch destination {
    case .target(let target): try await place(of: target, step).point
    case .distance(let distance): CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    }
  }

  /// Where an action takes place that may be done anywhere: in the middle, unless the script says otherwise.
  private func point(of target: ScriptTarget?, _ step: ScriptStep) async throws -> CGPoint {
    guard let target else { return middle }
    return try await place(of: target, step).point
  }

  private func place(of target: ScriptTarget, _ step: ScriptStep) async throws -> Place {
    switch target {
    case .point(let point):
      return Place(point: point, name: "(\(Int(saturating: point.x.rounded())), \(Int(saturating: point.y.rounded())))")
    case .label(let label, let number):
      var waited = Duration.zero
      while true {
        let matches = elements { $0.label == label }
        let index = number.map { $0 - 1 } ?? matches.firstIndex(where: canBeTouched) ?? 0
        if matches.indices.contains(index), canBeTouched(matches[index]) {
          let frame = matches[index].activationNode.frameInSurface
          return Place(
            point: CGPoint(x: frame.midX, y: frame.midY), name: "\"\(label)\"", element: matches[index])
        }
        guard waited < Self.patience else { throw missing(label, number, matches, step) }
        await stage.advance(by: Self.waitingTime)
        waited += Self.waitingTime
      }
    }
  }

  private func canBeTouched(_ element: SemanticsElement) -> Bool {
    let node = element.activationNode
    let frame = node.frameInSurface
    return element.isEnabled && stage.graph.reaches(node, at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// What is presented in front comes first.
  private func elements(where isWanted: (SemanticsElement) -> Bool) -> [SemanticsElement] {
    for layer in stage.graph.semanticsLayers() {
      let found = layer.flatMap { Self.matches(in: $0, isWanted) }
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func matches(
    in element: SemanticsElement, _ isWanted: (SemanticsElement) -> Bool
  ) -> [SemanticsElement] {
    isWanted(element) ? [element] : element.children.flatMap { matches(in: $0, isWanted) }
  }

  /// How many labels a message lists.
  private static let mostLabels = 12

  private func missing(
    _ label: String, _ number: Int?, _ matches: [SemanticsElement], _ step: ScriptStep
  ) -> ScriptProblem {
    let message: String
    if matches.isEmpty {
      let labels = allLabels
      let some = labels.prefix(Self.mostLabels).map { "\"\($0)\"" }.joined(separator: ", ")
      let others = labels.count > Self.mostLabels ? " and \(labels.count - Self.mostLabels) others" : ""
      message =
        "there is no element labeled \"\(label)\"; "
        + (labels.isEmpty ? "nothing on the screen has a label" : "there are \(some)\(others)")
    } else if let number, number > matches.count {
      message = "there is no \(number)th element labeled \"\(label)\", only \(matches.count)"
    } else {
      message = "the element labeled \"\(label)\" is disabled, covered or off the screen"
    }
    return ScriptProblem(line: step.line, column: nil, message: message)
  }

  private var allLabels: [String] {
    var labels: [String] = []
    func add(_ element: SemanticsElement) {
      if !element.label.isEmpty, !labels.contains(element.label) { labels.append(element.label) }
      for child in element.children { add(child) }
    }
    for layer in stage.graph.semanticsLayers() { for element in layer { add(element) } }
    return labels
  }
}
