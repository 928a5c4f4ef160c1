/// `#Selector`: a method of an object as a value, for targets and actions.
///
/// The method is called by its name, on the object that the selector is sent to or on the one that it was named with,
/// which is not kept alive. What it is called with takes the types that it wants.
enum SelectorMacro {
  static func expand(_ expansion: FreestandingExpansion) throws(ExpansionError) -> String {
    let source = expansion.call.text
    guard let open = source.firstIndex(of: "("), let close = source.lastIndex(of: ")"), open < close else {
      throw ExpansionError("'#Selector' needs a method", in: expansion.call, at: 0)
    }
    guard let method = Method(source[source.index(after: open)..<close]) else {
      throw ExpansionError(
        "'#Selector' names a method of an object, such as 'tapped(_:)', 'self.tapped' or 'Type.tapped(_:)'",
        in: expansion.call, at: source.utf8.distance(from: source.startIndex, to: open) + 1)
    }
    return "TesseraActions::Selector(\"\(method.description)\", \(method.target), { \(method.body) })"
  }

  /// What is named, taken apart.
  private struct Method {
    private enum Kind {
      case method, getter, setter
    }

    private var kind = Kind.method
    /// The object, or the type, in front of the last dot; nil for that of the surroundings.
    private var base: Substring?
    private var name: Substring = ""
    /// The labels of the arguments; nil if they are not said.
    private var labels: [Substring]?
    /// What follows `as`.
    private var type: Substring?

    init?(_ text: Substring) {
      var text = Self.trimmed(text)
      for (label, kind) in [("getter:", Kind.getter), ("setter:", .setter)] where text.hasPrefix(label) {
        self.kind = kind
        text = Self.trimmed(text.dropFirst(label.count))
      }
      if text.first == "(", let end = Self.end(ofParenthesesIn: text) {
        let rest = Self.trimmed(text[end...])
        text = Self.trimmed(text.dropFirst()[..<text.index(before: end)])
        if !rest.isEmpty { text += rest.hasPrefix("as ") ? " " + rest : rest }
      }
      if let cast = Self.position(of: " as ", in: text) {
        type = Self.trimmed(text[text.index(cast, offsetBy: 4)...])
        text = Self.trimmed(text[..<cast])
      }
      if text.last == ")", let open = text.lastIndex(of: "(") {
        let inner = Self.trimmed(text[text.index(after: open)...].dropLast())
        guard inner.last == ":" else { return nil }
        labels = inner.split(separator: ":").map { Self.trimmed($0) }
        text = Self.trimmed(text[..<open])
      }
      if let dot = text.lastIndex(of: ".") {
        base = Self.trimmed(text[..<dot])
        name = Self.trimmed(text[text.index(after: dot)...])
      } else {
        name = text
      }
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }) else { return nil }
    }

    private static func trimmed(_ text: Substring) -> Substring {
      var text = text.drop(while: \.isWhitespace)
      while text.last?.isWhitespace == true { text.removeLast() }
      return text
    }

    /// What lies behind the parenthesis that closes the first one; nil if there is none.
    private static func end(ofParenthesesIn text: Substring) -> Substring.Index? {
      var depth = 0
      for index in text.indices {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" { depth -= 1 }
        if depth == 0 { return text.index(after: index) }
      }
      return nil
    }

    private static func position(of word: String, in text: Substring) -> Substring.Index? {
      text.indices.first { text[$0...].hasPrefix(word) }
    }

    var description: String {
      let plain = name.filter { $0 != "`" }
      switch kind {
      case .method: return plain + (labels.map { labels in "(\(labels.map { "\($0):" }.joined()))" } ?? "")
      case .getter: return plain
      case .setter: return "\(plain)="
      }
    }

    /// Whether the base is a type, whose objects the selector is sent to.
    private var isOfType: Bool {
      guard let last = base?.split(separator: ".").last else { return false }
      return last == "Self" || last.first?.isUppercase == true
    }

    /// The object that the method is called on, or the type whose objects it is called on.
    var target: String {
      let base = base ?? "self"
      return isOfType ? "\(base).self" : String(base)
    }

    var body: String { "target, arguments in \(call(on: "target", unapplied: isOfType ? base : nil))" }

    private func call(on object: String, unapplied base: Substring?) -> String {
      switch kind {
      case .getter: return "_ = \(object).\(name)"
      case .setter: return "\(object).\(name) = try arguments.argument(0)"
      case .method: break
      }
      if let type {
        let labels = labels.map { labels in "(\(labels.map { "\($0):" }.joined()))" } ?? ""
        if let base { return "try arguments.invoke((\(base).\(name)\(labels) as \(type))(\(object)))" }
        return "try arguments.invoke(\(object).\(name)\(labels) as \(type))"
      }
      guard let labels else { return "try arguments.invoke(\(object).\(name))" }
      let arguments = labels.enumerated().map { index, label in
        "\(label == "_" ? "" : "\(label): ")arguments.argument(\(index))"
      }
      return "_ = try \(object).\(name)(\(arguments.joined(separator: ", ")))"
    }
  }
}
