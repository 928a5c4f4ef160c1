/// Takes what the compiler knows with Objective-C only out of a source file, in as many bytes.
///
/// Attributes become spaces, `@NSManaged` a macro of `CoreData`, or a body behind the method that
/// has it, `#selector` the macro `#Selector`, and `#keyPath` a string. Calls of methods that objects may leave out lose
/// their question mark.
struct ObjectiveCForms {
  private static let marks = [
    "@objc", "@IB", "@nonobjc", "@GKInspectable", "dynamic", "#selector", "#keyPath", "@NSManaged", "?(",
  ]

  /// - Returns: the source without Objective-C; nil if that is the same.
  static func rewritten(_ source: String) -> String? {
    guard marks.contains(where: source.contains) else { return nil }
    var bytes = Array(source.utf8)
    let original = bytes
    let parts = CodeParts(bytes)
    for mark in OptionalCalls(bytes, parts).marks { bytes[mark] = UInt8(ascii: " ") }
    // From the end on: methods of @NSManaged get bodies, so that what follows them moves.
    for range in parts.ranges.reversed() {
      let code = String(decoding: bytes[range], as: UTF8.self)
      // What is decoded wrongly would have another length.
      guard code.utf8.count == range.count else { continue }
      bytes.replaceSubrange(range, with: Array(rewritten(code: code).utf8))
    }
    return bytes == original ? nil : String(decoding: bytes, as: UTF8.self)
  }

  private static func rewritten(code: String) -> String {
    guard marks.contains(where: code.contains) else { return code }
    return
      code
      .replacing(/@objc\s*\(\s*[\w:]*\s*\)|@(?:objcMembers|objc|nonobjc|GKInspectable)\b/) { blank($0.output) }
      .replacing(/@IB(?:Outlet|Action|SegueAction|Designable|Inspectable)\b/) { blank($0.output) }
      .replacing(/\bdynamic(?=\s+(?:[a-z]+(?:\(set\))?\s+)*(?:var|func|let|init|class|subscript)\b)/) {
        blank($0.output)
      }
      .replacing(/@NSManaged(?=[^{}=@(]*?\bvar\b)/) { _ in "@CDManaged" }
      .replacing(/@NSManaged([^{}=@(]*?\bfunc\s+(\w+)\s*\(([^()]*)\))/) { match in
        let body = ManagedMethod.body(named: match.output.2, parameters: match.output.3)
        return body.map { "          \(match.output.1) { \($0) }" } ?? String(match.output.0)
      }
      .replacing(/#selector(?=\s*\()/) { _ in "#Selector" }
      .replacing(/#keyPath\s*\(\s*([^()]*?)\s*\)/) { keyPath($0.output.1, as: $0.output.0) }
  }

  private static func blank(_ text: Substring) -> String {
    String(text.map { $0.isNewline ? $0 : " " })
  }

  /// The names of properties alone: a type in front of them does not belong to the path.
  private static func keyPath(_ path: Substring, as text: Substring) -> String {
    let names = path.split(separator: ".").drop { $0.first?.isUppercase == true || $0 == "self" }
    let literal = "\"\(names.joined(separator: "."))\""
    return literal + String(repeating: " ", count: max(0, text.utf8.count - literal.utf8.count))
  }
}
