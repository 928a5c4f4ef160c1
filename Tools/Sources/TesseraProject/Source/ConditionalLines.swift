/// The lines of a source file with what its `#if`s make of them.
struct ConditionalLines {
  struct Line {
    /// From 1.
    let number: Int
    let text: Substring
  }

  /// A chain from `#if` to `#endif`.
  struct Chain {
    let firstLine: Int
    fileprivate(set) var conditions: [PlatformCondition] = []
    fileprivate(set) var hasElse = false
  }

  /// Lines that are compiled, or may be; without directives.
  private(set) var active: [Line] = []
  private(set) var chains: [Chain] = []

  private struct Branch {
    var chain: Chain
    /// Whether the lines around the chain are compiled.
    let isReached: Bool
    var isActive: Bool
    /// Whether a branch before holds for certain.
    var isDecided = false
  }

  init(_ source: String, _ context: PlatformCondition.Context) {
    var open: [Branch] = []
    var number = 0
    for text in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let directive = text.drop { $0 == " " || $0 == "\t" }
      let isReached = open.last?.isActive ?? true
      if directive.hasPrefix("#if") {
        open.append(Branch(chain: Chain(firstLine: number), isReached: isReached, isActive: isReached))
        Self.add(Self.condition(directive.dropFirst(3), context), to: &open[open.count - 1])
      } else if directive.hasPrefix("#elseif"), !open.isEmpty {
        Self.add(Self.condition(directive.dropFirst(7), context), to: &open[open.count - 1])
      } else if directive.hasPrefix("#else"), !open.isEmpty {
        open[open.count - 1].chain.hasElse = true
        open[open.count - 1].isActive = open[open.count - 1].isReached && !open[open.count - 1].isDecided
      } else if directive.hasPrefix("#endif"), let branch = open.popLast() {
        if branch.isReached { chains.append(branch.chain) }
      } else if isReached {
        active.append(Line(number: number, text: text))
      }
    }
  }

  private static func condition(_ text: Substring, _ context: PlatformCondition.Context) -> PlatformCondition {
    PlatformCondition(text.firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text, context)
  }

  private static func add(_ condition: PlatformCondition, to branch: inout Branch) {
    branch.chain.conditions.append(condition)
    branch.isActive = branch.isReached && !branch.isDecided && condition.value != false
    if condition.value == true { branch.isDecided = true }
  }
}
