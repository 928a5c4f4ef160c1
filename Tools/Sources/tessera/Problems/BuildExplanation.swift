import Foundation
import TesseraProject

/// Says of what is missing on this platform what it is, where it is used, and what can be done.
struct BuildExplanation {
  private let files: [String]
  private let persona: Persona
  private let presentModules: Set<String>

  /// - Parameters:
  ///   - files: the source that was built.
  ///   - modules: the names of those that the source makes or brings.
  init(files: [String], _ toolchain: Toolchain, persona: Persona = .linux, modules: Set<String> = []) {
    self.files = files
    self.persona = persona
    presentModules = modules.union(persona.modules).union(toolchain.moduleNames)
  }

  /// The problem of a build, explained.
  ///
  /// - Parameter text: what the compiler says, with the files' own names.
  func explained(_ text: String) -> BuildProblem {
    let messages = CompilerMessage.all(in: text)
    let missing = messages.compactMap(Self.missingModule)
    var parts = [text]
    if !missing.isEmpty {
      // The compiler stops at the first missing module, and says of the rest of the source what follows from that.
      let others = messages.filter { Self.missingModule($0) == nil && $0.kind == "error" }
      parts = others.map { $0.lines.joined(separator: "\n") } + [modules(missing)]
    }
    parts += names(messages).map { [$0] } ?? []
    parts += selectors(messages) + overrides
    return BuildProblem(text: parts.joined(separator: "\n"))
  }

  // MARK: Modules

  private static func missingModule(_ message: CompilerMessage) -> String? {
    message.text.wholeMatch(of: /no such module '(\w+)'/).map { String($0.output.1) }
  }

  /// The modules that the compiler named, and others of Apple's that it would name next.
  private func modules(_ named: [String]) -> String {
    let missing = AppleModule.names.subtracting(presentModules).union(named)
    var places: [String: Places] = [:]
    for file in files {
      guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      let imports = SourceImports(source, PlatformCondition.Context(persona: persona, missingModules: missing))
      for (module, line) in imports.lines where missing.contains(module) {
        places[module, default: Places()].add(file, line: line)
      }
    }
    return Set(named).union(places.keys).sorted().map { explanation(of: $0, places[$0]) }.joined(separator: "\n")
  }

  private func explanation(of module: String, _ places: Places?) -> String {
    let apple = AppleModule.named(module)
    let origin =
      apple.map { "it is the module of Apple's systems for \($0.subject)" }
      ?? "neither the source nor its packages make it"
    var lines = ["error: the module \(module) is not there on Linux: \(origin)."]
    if let places { lines.append("  It is imported in \(places.list).") }
    if let replacement = apple?.replacement { lines.append("  Instead of it: \(replacement).") }
    if apple != nil {
      lines.append(
        "  Put the import and the code that needs it between \"#if canImport(\(module))\" and \"#endif\"; after \"#else\", "
          + "say what is shown here.")
    }
    if module == "UIKit" || module == "AppKit", persona.modules.isEmpty {
      lines.append("  With --platform \(module == "UIKit" ? "ios" : "macos"), its values that SwiftUI has are there.")
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Names

  /// The names of UIKit and AppKit that the compiler does not find; nil if there are none.
  private func names(_ messages: [CompilerMessage]) -> String? {
    var places: [String: Places] = [:]
    for message in messages {
      guard let match = message.text.wholeMatch(of: /cannot find (?:type )?'((?:UI|NS)[A-Z]\w*)' in scope/) else {
        continue
      }
      places[String(match.output.1), default: Places()].add(message.file, line: message.line)
    }
    guard !places.isEmpty else { return nil }
    let list = places.keys.sorted().map { "  \($0): \(places[$0]?.list ?? "")" }
    return """
      These names of UIKit and AppKit are not there on Linux (docs/compatibility.md says which are):
      \(list.joined(separator: "\n"))
      """
  }

  // MARK: Overrides

  /// What is said of overrides in extensions that no copy of the source can have elsewhere.
  private var overrides: [String] {
    OverrideNeeds.all(in: files.map { URL(fileURLWithPath: $0) }, persona).map {
      "\(ShownPath.of($0.file.path)):\($0.place.line): \($0.place.advice)"
    }
  }

  // MARK: Selectors

  /// What is said of each `#selector` that the compiler does not understand.
  private func selectors(_ messages: [CompilerMessage]) -> [String] {
    guard persona != .linux else { return [] }
    var seen: Set<String> = []
    return messages.filter { $0.kind == "error" }.compactMap { message in
      let place = message.originOfMacro ?? (message.file, message.line)
      guard let line = Self.line(place.line, of: place.file), line.contains("#selector"),
        message.originOfMacro != nil || Self.isInSelector(line, before: message.column)
      else { return nil }
      let shown = "\(ShownPath.of(place.file)):\(place.line)"
      guard seen.insert(shown).inserted else { return nil }
      return """
        \(shown): without Objective-C, #selector is a method that is called as a closure is, and this one cannot be.
          Write the closure instead: addAction(UIAction { [weak self] _ in … }, for: …) for a control, addHandler { [weak self] _ in … } \
        for a gesture recognizer, and the forms with a block of Timer and NotificationCenter.
        """
    }
  }

  /// Whether a column lies between the parentheses of a `#selector`.
  private static func isInSelector(_ line: Substring, before column: Int) -> Bool {
    let start = String(decoding: line.utf8.prefix(max(0, column - 1)), as: UTF8.self)
    guard let selector = start.ranges(of: "#selector").last else { return false }
    let rest = start[selector.upperBound...]
    return rest.count { $0 == "(" } > rest.count { $0 == ")" }
  }

  private static func line(_ number: Int, of file: String) -> Substring? {
    guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }
}
