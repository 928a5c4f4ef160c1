/// Something that a rule found.
public struct Finding: Sendable, Equatable {
  /// The identifier of the rule, such as `costly-state-default`, or `Finding.doesNotParse`.
  public let rule: String
  public let path: String
  /// From 1.
  public let line: Int
  /// In bytes, from 1.
  public let column: Int
  /// What is wrong, and what fits instead.
  public let message: String
  /// How to mend it mechanically; empty if that is not possible.
  let edits: [Edit]
  /// The lines whose suppressions count: from the start of the declaration to the finding.
  let lines: ClosedRange<Int>

  /// As compilers print it, so that editors find the place.
  public var text: String {
    "\(path):\(line):\(column): \(severity): \(message) [\(rule)]"
  }

  /// Stands in the rule's place where a file is not Swift. No rule reports this, and it cannot be disabled.
  public static let doesNotParse = "does-not-parse"

  /// Stands in the rule's place where a shader cannot be used (J472).
  public static let unusableShader = "unusable-shader"

  /// As compilers call it.
  var severity: String { rule == Self.doesNotParse ? "error" : "warning" }

  /// Whether `tessera lint --fix` mends it.
  public var isFixable: Bool { !edits.isEmpty }
}

/// A replacement of bytes of a file.
struct Edit: Sendable, Equatable {
  /// Offsets of UTF-8 bytes.
  let range: Range<Int>
  let replacement: String
}
