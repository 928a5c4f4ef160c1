/// Finds what a source file needs Objective-C for, so that it cannot be what it is on Apple's platforms.
public enum ObjectiveCNeeds {
  /// A place, and what can be written there instead.
  public struct Place: Equatable, Sendable {
    /// From 1.
    public let line: Int
    public let advice: String
  }

  private static let marks = ["Selector", "#selector", "optional ", "forKeyPath"]

  /// All places in a source, in order.
  public static func all(in source: String) -> [Place] {
    guard marks.contains(where: source.contains) else { return [] }
    let bytes = Array(source.utf8)
    let parts = CodeParts(bytes).ranges
    let typeMethods = typeMethods(in: parts.map { String(decoding: bytes[$0], as: UTF8.self) })
    return parts.flatMap { range -> [Place] in
      let code = String(decoding: bytes[range], as: UTF8.self)
      guard marks.contains(where: code.contains) else { return [] }
      let firstLine = bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
      let found =
        found(in: code, name: name(in: bytes[range.upperBound...])) + selectors(in: code, of: typeMethods)
      return found.map { index, advice in
        Place(line: firstLine + code[..<index].utf8.count { $0 == UInt8(ascii: "\n") }, advice: advice)
      }
    }
  }

  /// What is needed in code between strings, with where it begins.
  ///
  /// - Parameter name: the beginning of the string that follows; nil if none follows.
  private static func found(in code: String, name: Substring?) -> [(index: String.Index, advice: String)] {
    var found = code.matches(of: /\boptional\s+(?:func|var)\s+(\w+)/).map {
      ($0.range.lowerBound, forOptional($0.output.1))
    }
    found += code.matches(of: /#selector\s*\(\s*([gs])etter:\s*(?:[A-Z]\w*\.)+(\w+)/).map {
      ($0.range.lowerBound, forProperty($0.output.2, isWritten: $0.output.1 == "s"))
    }
    guard let name else { return found }
    if let match = code.firstMatch(of: /\b(?:NSSelectorFromString|Selector)\s*\(\s*\(?\s*$/) {
      found.append((match.range.lowerBound, forName(name)))
    }
    if let match = code.firstMatch(of: /(?:add|remove)Observer\s*\([^()]*forKeyPath:\s*$/) {
      found.append((match.range.lowerBound, forObserved(name)))
    }
    return found
  }

  /// The names of the methods of types that a source declares, without those that objects have, too.
  private static func typeMethods(in parts: [String]) -> Set<Substring> {
    var (ofTypes, ofObjects): (Set<Substring>, Set<Substring>) = ([], [])
    for match in parts.flatMap({ $0.matches(of: /(\b(?:static|class)\s+(?:\w+\s+)*)?\bfunc\s+(\w+)/) }) {
      if match.output.1 == nil { ofObjects.insert(match.output.2) } else { ofTypes.insert(match.output.2) }
    }
    return ofTypes.subtracting(ofObjects)
  }

  /// The selectors of methods of types.
  private static func selectors(
    in code: String, of typeMethods: Set<Substring>
  ) -> [(index: String.Index, advice: String)] {
    guard !typeMethods.isEmpty else { return [] }
    return code.matches(of: /#selector\s*\(\s*((?:\w+\.)*)(\w+)/).compactMap { match in
      guard typeMethods.contains(match.output.2) else { return nil }
      return (match.range.lowerBound, forTypeMethod(match.output.1, match.output.2))
    }
  }

  /// The first name in a string literal.
  private static func name(in bytes: ArraySlice<UInt8>) -> Substring? {
    guard bytes.first == UInt8(ascii: "\"") else { return nil }
    let text = String(decoding: bytes.prefix(80), as: UTF8.self)
    return text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func forName(_ name: Substring) -> String {
    "without Objective-C no method is found by its name, so \"\(name)\" is never called. #selector(\(name)) is, or a closure: "
      + "UIAction { [weak self] _ in self?.\(name)() }."
  }

  private static func forProperty(_ name: Substring, isWritten: Bool) -> String {
    "without Objective-C a property of a type is no selector. A closure does it: "
      + (isWritten ? "{ [weak object] in object?.\(name) = $0 }." : "{ [weak object] in object?.\(name) }.")
  }

  private static func forTypeMethod(_ type: Substring, _ name: Substring) -> String {
    "without Objective-C a method of a type is no selector. A closure does it: UIAction { _ in \(type)\(name)() }, or a method "
      + "of an object that calls it."
  }

  private static func forOptional(_ name: Substring) -> String {
    "without Objective-C a protocol has no optional members. Leave the word out, and give \(name) a default in an extension of "
      + "the protocol."
  }

  private static func forObserved(_ name: Substring) -> String {
    "without Objective-C no property is observed by its name. A closure does it: "
      + "object.$\(name).sink { [weak self] in self?.changed($0) }, where \(name) is @Published."
  }
}
