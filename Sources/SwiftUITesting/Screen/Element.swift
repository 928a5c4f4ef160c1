import SwiftUI
import TesseraCore
import Testing

/// Something on a screen: a locator that is resolved again at each use.
@MainActor
public struct Element {
  let screen: Screen
  let query: ElementQuery

  /// Whether exactly this can be found now. Never fails.
  public var exists: Bool { count > 0 }

  /// How many things match. Never fails.
  public var count: Int {
    screen.flush()
    return query.matches(in: screen).count
  }

  /// In the screen, points: the layout's result with render transforms applied to its bounding box.
  public var frame: CGRect { resolve()?.frame ?? .zero }

  /// The visible text or accessibility label; empty if there is none.
  public var label: String { resolve()?.label ?? "" }

  /// The value that the element shows; empty if there is none.
  public var value: String { resolve()?.value ?? "" }

  /// What the element is; `other` if there is none.
  public var role: Role { resolve().map { Role($0.role) } ?? .other }

  /// Whether the element can be operated; false if there is none.
  public var isEnabled: Bool { resolve()?.isEnabled ?? false }

  /// Whether the element is chosen among others; false if there is none.
  public var isSelected: Bool { resolve()?.isSelected ?? false }

  /// Whether the element, or something in it, has the focus.
  public var isFocused: Bool { resolve()?.isFocused ?? false }

  /// The audio graph of a chart: of its own, or from `accessibilityChartDescriptor`; nil if the element has none.
  public var chartDescriptor: AXChartDescriptor? { resolve()?.chart.flatMap { $0() } }

  /// Whether a tap in the element's middle would reach it.
  public var isHittable: Bool {
    guard let element = resolve() else { return false }
    return screen.reaches(element, at: element.activationPoint)
  }

  /// Taps the element's middle. A disabled, covered or off-screen element is a test issue.
  public func tap(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    guard
      let point = touchPoint(
        for: "tap", SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    else { return }
    screen.tap(at: point, as: "tap \"\(resolve()?.label ?? "")\"")
  }

  /// Taps the element's middle while keys such as shift are held down. A disabled, covered or off-screen element is a
  /// test issue.
  ///
  /// - Parameters:
  ///   - modifiers: the keys that are held.
  ///   - fileID: the place of an issue, like the next three.
  ///   - filePath: of the call.
  ///   - line: of the call.
  ///   - column: of the call.
  public func tap(
    modifiers: EventModifiers, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    guard
      let point = touchPoint(
        for: "tap", SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    else { return }
    screen.tap(at: point, modifiers: modifiers, as: "tap \"\(resolve()?.label ?? "")\"")
  }

  /// Taps twice, quickly.
  public func doubleTap(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    guard
      let point = touchPoint(
        for: "double tap", SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    else { return }
    let event = "double tap \"\(resolve()?.label ?? "")\""
    screen.tap(at: point, as: event)
    screen.tap(at: point, as: event)
  }

  /// Presses the element's middle, holds for a time and lets go.
  public func longPress(
    for duration: Duration = .milliseconds(600), fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) async {
    guard
      let point = touchPoint(
        for: "press", SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    else { return }
    screen.pressDown(at: point)
    await screen.advance(by: duration)
    screen.release()
  }

  /// Drags from the element's middle.
  public func drag(
    by translation: CGSize, steps: Int = 10, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) async {
    guard
      let start = touchPoint(
        for: "drag", SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    else { return }
    let end = CGPoint(x: start.x + translation.width, y: start.y + translation.height)
    await screen.drag(from: start, to: end, steps: steps)
  }

  /// Drags the element to the middle of another one and lets go there.
  public func drag(
    to target: Element, steps: Int = 10, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let start = touchPoint(for: "drag", location) else { return }
    let frame = target.frame
    await screen.drag(from: start, to: CGPoint(x: frame.midX, y: frame.midY), steps: steps)
  }

  /// Scrolls the containers of the element as little as possible until it is visible.
  ///
  /// An element that a lazy container has not made yet is looked for by scrolling on, as a person would.
  public func scrollIntoView(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    if !exists { screen.search(until: { exists }) }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let element = resolve(location) else { return }
    screen.perform("scroll into view") { screen.graph.scrollIntoView(element.node) }
  }

  /// Types a text at the end of the field, which gets the focus by a tap if it has not got it.
  public func type(
    _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard focusField(for: "type into", location) != nil else { return }
    screen.type(text, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Deletes all the text of the field, which gets the focus by a tap if it has not got it.
  public func clearText(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let field = focusField(for: "clear", location), !field.isEmpty else { return }
    screen.key("a", modifiers: .command)
    screen.key(.delete)
  }

  /// Gives the focus to the field and puts the caret at its end; nil, with an issue, if there is no field.
  private func focusField(for action: String, _ sourceLocation: SourceLocation) -> TextInputNode? {
    guard let element = resolve(sourceLocation) else { return nil }
    if !element.isFocused {
      guard let point = touchPoint(for: action, sourceLocation) else { return nil }
      screen.tap(at: point, as: "tap \"\(element.label)\"")
    }
    guard let field = screen.graph.focus.target as? TextInputNode, resolve(sourceLocation)?.isFocused == true else {
      HarnessIssue.record(
        "Cannot \(action) \(query.description): it takes no text.\n\(screen.describe())", at: sourceLocation)
      return nil
    }
    screen.perform("caret") { field.moveCaretToEnd() }
    return field
  }

  /// Does what the view offers to assistive technology under a name, or under "default", "escape" or "delete".
  public func performAction(
    named name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let element = resolve(location) else { return }
    var isDone = false
    screen.perform("\(name) \"\(element.label)\"") { isDone = element.performAction(named: name) }
    if !isDone {
      HarnessIssue.record("\(query.description) has no action \"\(name)\".\n\(screen.describe())", at: location)
    }
  }

  /// Moves the value of the element one step, as assistive technology would.
  public func adjust(
    _ direction: AccessibilityAdjustmentDirection, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let element = resolve(location) else { return }
    var isDone = false
    screen.perform("adjust \"\(element.label)\"") { isDone = element.adjust(direction) }
    if !isDone { HarnessIssue.record("\(query.description) cannot be adjusted.\n\(screen.describe())", at: location) }
  }

  /// What the view says about its use.
  public var hint: String { resolve()?.hint ?? "" }

  /// The element of a role, and of a label if one is given, inside this one.
  public func element(_ role: Role, _ label: String? = nil) -> Element {
    Element(screen: screen, query: .inside(query, .role(role, label)))
  }

  // MARK: Resolving

  /// The one thing that matches; otherwise a test issue with what there is instead.
  func resolve(_ sourceLocation: SourceLocation = #_sourceLocation) -> SemanticsElement? {
    screen.flush()
    let matches = query.matches(in: screen)
    if matches.count == 1 { return matches[0] }
    let problem =
      matches.isEmpty ? "There is no \(query.description)" : "There are \(matches.count) of \(query.description)"
    HarnessIssue.record("\(problem) on the screen:\n\(screen.describe())", at: sourceLocation)
    return matches.first
  }

  private func touchPoint(for action: String, _ sourceLocation: SourceLocation) -> CGPoint? {
    guard let element = resolve(sourceLocation) else { return nil }
    let point = element.activationPoint
    if let obstacle = screen.obstacle(to: element, at: point) {
      HarnessIssue.record(
        "Cannot \(action) \(query.description): it is \(obstacle).\n\(screen.describe())", at: sourceLocation)
      return nil
    }
    return point
  }
}

extension Screen {
  /// Whether a press at `point` would meet the element.
  func reaches(_ element: SemanticsElement, at point: CGPoint) -> Bool {
    obstacle(to: element, at: point) == nil
  }

  /// Why the element cannot be touched, nil if it can.
  func obstacle(to element: SemanticsElement, at point: CGPoint) -> String? {
    if !element.isEnabled { return "disabled" }
    if !CGRect(origin: .zero, size: graph.surface.size).contains(point) { return "off the screen" }
    return graph.reaches(element.activationNode, at: point) ? nil : "covered or takes no hits"
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

/// Elements as lines of text.
@MainActor
enum ElementDescription {
  static func add(_ element: SemanticsElement, depth: Int, to lines: inout [String]) {
    var line = String(repeating: "  ", count: depth) + element.role.rawValue
    if !element.label.isEmpty { line += " \"\(element.label)\"" }
    if !element.value.isEmpty { line += " = \"\(element.value)\"" }
    if !element.identifier.isEmpty { line += " #\(element.identifier)" }
    if !element.isEnabled { line += " disabled" }
    let frame = element.frame
    line += " (\(number(frame.minX)), \(number(frame.minY))) \(number(frame.width))x\(number(frame.height))"
    lines.append(line)
    for child in element.children { add(child, depth: depth + 1, to: &lines) }
  }

  /// A coordinate in as few digits as it needs.
  static func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
