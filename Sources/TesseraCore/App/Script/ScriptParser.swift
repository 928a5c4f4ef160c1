import Foundation

/// Reads one line of a script.
struct ScriptParser {
  private let characters: [Character]
  private let number: Int
  private var position = 0

  init(line: String, number: Int) {
    characters = Array(line)
    self.number = number
  }

  /// The action of the line; nil if it is empty or a comment.
  mutating func step() throws -> ScriptStep? {
    skipSpace()
    guard let first = peek, first != "#" else { return nil }
    let start = position
    let verb = word()
    guard let read = Self.verbs[verb.lowercased()] else {
      throw problem(
        "there is no action \"\(verb)\"; expected \(Self.listed(Self.verbNames))", at: start)
    }
    let action = try read(&self)
    let count = try repetition()
    skipSpace()
    guard peek == nil || peek == "#" else { throw problem("unexpected \"\(rest)\"; expected the end of the line") }
    return ScriptStep(line: number, action: action, count: count)
  }

  // MARK: Actions

  private typealias Reader = (inout ScriptParser) throws -> ScriptAction

  private static let verbNames = [
    "tap", "doubletap", "press", "drag", "swipe", "scroll", "type", "clear", "key", "wait",
  ]

  private static var verbs: [String: Reader] {
    [
      "tap": { .tap(try $0.target()) },
      "doubletap": { .doubleTap(try $0.target()) },
      "press": { .press(try $0.target(), try $0.duration(after: "for") ?? .milliseconds(600)) },
      "drag": { try $0.drag() },
      "swipe": { try $0.swipe() },
      "scroll": { try $0.scroll() },
      "type": { try $0.typing() },
      "clear": { .clear(try $0.target()) },
      "key": { try $0.key() },
      "wait": { parser in
        guard let duration = try parser.optionalDuration() else {
          throw parser.expected("a time such as 500ms or 2s")
        }
        return .wait(duration)
      },
    ]
  }

  private mutating func drag() throws -> ScriptAction {
    let start = try target()
    let destination: ScriptDestination
    if accept("by") {
      let point = try self.point()
      destination = .distance(CGSize(width: point.x, height: point.y))
    } else if accept("to") {
      destination = .target(try target())
    } else {
      throw expected("\"by\" with a distance such as 100,0, or \"to\" with a label in quotes or a point")
    }
    return .drag(start, to: destination, over: try duration(after: "in") ?? .milliseconds(200))
  }

  private mutating func swipe() throws -> ScriptAction {
    skipSpace()
    let start = position
    guard let direction = ScriptAction.SwipeDirection(rawValue: word().lowercased()) else {
      position = start
      throw expected("left, right, up or down")
    }
    return .swipe(direction, accept("on") ? try target() : nil)
  }

  private mutating func scroll() throws -> ScriptAction {
    let target = accept("by") ? nil : try self.target()
    if target != nil, !accept("by") { throw expected("\"by\" with a distance such as 0,-200") }
    let distance = try point()
    return .scroll(target, by: CGSize(width: distance.x, height: distance.y))
  }

  private mutating func typing() throws -> ScriptAction {
    guard let text = try quoted() else { throw expected("the text in quotes") }
    return .type(text, into: accept("into") ? try target() : nil)
  }

  private mutating func key() throws -> ScriptAction {
    skipSpace()
    let start = position
    let name = word()
    var modifiers: EventModifiers = []
    var parts = name.split(separator: "+", omittingEmptySubsequences: false).map { $0.lowercased() }
    // The plus key itself.
    if name.hasSuffix("++") || name == "+" { parts = parts.dropLast(2) + ["+"] }
    guard let last = parts.popLast(), let key = ScriptKeys.key(named: last) else {
      position = start
      throw expected("a character or one of \(Self.listed(ScriptKeys.names))")
    }
    for part in parts {
      guard let modifier = ScriptKeys.modifiers[part] else {
        throw problem("there is no modifier \"\(part)\"; expected \(Self.listed(ScriptKeys.modifierNames))", at: start)
      }
      modifiers.formUnion(modifier)
    }
    return .key(key, modifiers)
  }

  // MARK: Parts

  private mutating func target() throws -> ScriptTarget {
    if let label = try quoted() {
      skipSpace()
      guard peek == "#", position + 1 < characters.count, characters[position + 1].isNumber else {
        return .label(label, number: nil)
      }
      position += 1
      let start = position
      guard let number = Int(word()), number > 0 else {
        position = start
        throw expected("a number from 1 on")
      }
      return .label(label, number: number)
    }
    skipSpace()
    guard let first = peek, first.isNumber || first == "-" else {
      throw expected("a label in quotes such as \"Refresh\", or a point such as 120,300")
    }
    return .point(try point())
  }

  private mutating func point() throws -> CGPoint {
    skipSpace()
    let start = position
    let parts = word().split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
      position = start
      throw expected("two numbers with a comma between them, such as 120,300")
    }
    return CGPoint(x: x, y: y)
  }

  private mutating func duration(after keyword: String) throws -> Duration? {
    guard accept(keyword) else { return nil }
    guard let duration = try optionalDuration() else { throw expected("a time such as 500ms or 2s") }
    return duration
  }

  /// Longer waits are mistakes.
  private static let longestTime = 3600.0

  private mutating func optionalDuration() throws -> Duration? {
    skipSpace()
    let start = position
    let text = word()
    let units: [(String, Double)] = [("ms", 0.001), ("s", 1)]
    guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }),
      let value = Double(text.dropLast(unit.count)), value >= 0, value * factor <= Self.longestTime
    else {
      position = start
      return nil
    }
    return .seconds(value * factor)
  }

  private static let mostRepetitions = 100_000

  private mutating func repetition() throws -> Int {
    skipSpace()
    guard peek == "x" || peek == "×" else { return 1 }
    let start = position
    guard let count = Int(word().dropFirst()), (1...Self.mostRepetitions).contains(count) else {
      position = start
      throw expected("how often, such as x14")
    }
    return count
  }

  /// A text in quotes; nil if there is none. `\"`, `\\` and `\n` stand for what they do in Swift.
  private mutating func quoted() throws -> String? {
    skipSpace()
    guard peek == "\"" else { return nil }
    let start = position
    position += 1
    var text = ""
    while let character = peek, character != "\"" {
      position += 1
      guard character == "\\", let escaped = peek else {
        text.append(character)
        continue
      }
      position += 1
      text.append(escaped == "n" ? "\n" : escaped)
    }
    guard peek == "\"" else { throw problem("the text has no closing quote", at: start) }
    position += 1
    return text
  }

  // MARK: Characters

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private var rest: String { String(characters[position...]) }

  private mutating func skipSpace() {
    while let character = peek, character.isWhitespace { position += 1 }
  }

  /// Everything up to the next space.
  private mutating func word() -> String {
    let start = position
    while let character = peek, !character.isWhitespace { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func accept(_ keyword: String) -> Bool {
    skipSpace()
    let start = position
    if word().lowercased() == keyword { return true }
    position = start
    return false
  }

  private func expected(_ what: String) -> ScriptProblem {
    problem(position < characters.count ? "expected \(what), not \"\(rest)\"" : "expected \(what)")
  }

  private func problem(_ message: String, at position: Int? = nil) -> ScriptProblem {
    ScriptProblem(line: number, column: (position ?? self.position) + 1, message: message)
  }

  private static func listed(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}

/// The names of keys in scripts.
enum ScriptKeys {
  private static let named: [(String, KeyEquivalent)] = [
    ("return", .return), ("tab", .tab), ("space", .space), ("escape", .escape), ("delete", .delete),
    ("forwarddelete", .deleteForward), ("up", .upArrow), ("down", .downArrow), ("left", .leftArrow),
    ("right", .rightArrow), ("home", .home), ("end", .end), ("pageup", .pageUp), ("pagedown", .pageDown),
  ]

  static var names: [String] { named.map(\.0) }

  static let modifierNames = ["command", "control", "option", "shift"]
  static let modifiers: [String: EventModifiers] = [
    "command": .command, "cmd": .command, "control": .control, "ctrl": .control, "option": .option, "alt": .option,
    "shift": .shift,
  ]

  static func key(named name: String) -> KeyEquivalent? {
    if let key = named.first(where: { $0.0 == name })?.1 { return key }
    return name.count == 1 ? name.first.map { KeyEquivalent($0) } : nil
  }
}
