import Foundation

/// Why a body is about to run, in the terms of `_printChanges()` (B23).
///
/// Noted for types whose body asked for it before; the first body of a view needs no notes.
@MainActor
struct BodyChanges {
  private var hasNewValue = false
  private var names: Set<String> = []
  private var hasObservedChange = false

  mutating func noteNewValue() {
    hasNewValue = true
  }

  mutating func noteObservedChange() {
    hasObservedChange = true
  }

  /// - Parameter name: As stored, with the underscore of property wrappers.
  mutating func note(_ name: String) {
    names.insert(name)
  }

  /// `ContentView: @self, @identity, _count changed.`
  static func firstLine(for type: Any.Type) -> String {
    let properties = TypeFacts.of(type).outermostPropertyNames
    return line(for: type, changes: ["@self"] + (properties.isEmpty ? [] : ["@identity"] + properties))
  }

  /// `ContentView: _count changed.`
  func line(for type: Any.Type) -> String {
    Self.line(for: type, changes: names(for: type))
  }

  /// What changed: `@self`, properties as stored, `@dependencies`.
  func names(for type: Any.Type) -> [String] {
    let properties = TypeFacts.of(type).outermostPropertyNames.filter(names.contains)
    return (hasNewValue ? ["@self"] : []) + properties + (hasObservedChange ? ["@dependencies"] : [])
  }

  /// What changed, in one text.
  func text(for type: Any.Type) -> String {
    // Most bodies run because of a new value alone.
    names.isEmpty && !hasObservedChange
      ? (hasNewValue ? "@self" : "") : names(for: type).joined(separator: ", ")
  }

  private static func line(for type: Any.Type, changes: [String]) -> String {
    "\(TypeName.of(type)): " + (changes.isEmpty ? "unchanged." : "\(changes.joined(separator: ", ")) changed.")
  }

  /// The line for the body of a `type` that is being evaluated.
  static func currentLine(for type: Any.Type) -> String {
    var node: ViewNode? = Evaluation.current
    while let current = node {
      if current.viewType == type, let current = current as? EvaluatingNode {
        return current.takeChangesLine(for: type)
      }
      node = current.parent === current ? nil : current.parent
    }
    return BodyChanges().line(for: type)
  }
}

extension EvaluatingNode {
  fileprivate final func takeChangesLine(for type: Any.Type) -> String {
    facts.notesChanges = true
    guard content != nil else { return BodyChanges.firstLine(for: type) }
    let changes = graph.updates.bodyChanges.removeValue(forKey: ObjectIdentifier(self)) ?? BodyChanges()
    return changes.line(for: type)
  }

  /// Whether a listener asks why bodies of this node run.
  final var notesChanges: Bool { facts.notesChanges || graph.trace.map { $0.detail == .everything } ?? false }

  /// Notes why the next body will run, if its type asks.
  final func noteChange(_ note: (inout BodyChanges) -> Void) {
    guard notesChanges else { return }
    note(&graph.updates.bodyChanges[ObjectIdentifier(self), default: BodyChanges()])
  }

  /// Notes that the dynamic property through which the body read `source` changed.
  final func noteChange(of source: PropertyStorage) {
    noteChange { changes in
      for property in facts.properties where leads(property, to: source) {
        changes.note(facts.outermostPropertyName(at: property.offset))
      }
    }
  }

  private final func leads(_ property: PropertyField, to source: PropertyStorage) -> Bool {
    if storages[property.slot].contains(source) { return true }
    var leads = false
    withViewMemory { leads = property.leads(at: $0, to: source) }
    return leads
  }
}

extension TypeFacts {
  /// The stored property that lies at an offset or around it.
  func outermostPropertyName(at offset: Int) -> String {
    var found = ""
    TypeLayout.forEachField(of: type) { fieldOffset, _, name in
      if fieldOffset <= offset { found = name }
    }
    return found
  }
}

extension View {
  /// Prints why the body that calls it runs, to the standard output stream: for debugging (B23).
  @MainActor @preconcurrency
  public static func _printChanges() {
    print(BodyChanges.currentLine(for: Self.self))
  }

  /// Logs why the body that calls it runs, to the standard error stream: for debugging (B23).
  @MainActor @preconcurrency
  public static func _logChanges() {
    BodyChangesLog.write(BodyChanges.currentLine(for: Self.self))
  }
}

extension ViewModifier {
  /// Prints why the body that calls it runs, to the standard output stream: for debugging (B23).
  @MainActor @preconcurrency
  public static func _printChanges() {
    print(BodyChanges.currentLine(for: Self.self))
  }

  /// Logs why the body that calls it runs, to the standard error stream: for debugging (B23).
  @MainActor @preconcurrency
  public static func _logChanges() {
    BodyChangesLog.write(BodyChanges.currentLine(for: Self.self))
  }
}

private enum BodyChangesLog {
  /// Under the names that the system log uses elsewhere.
  static func write(_ line: String) {
    FileHandle.standardError.write(Data("[com.apple.SwiftUI:Changed Body Properties] \(line)\n".utf8))
  }
}
