import SwiftParser
import SwiftSyntax

/// Applies the edits of findings to a file.
struct Fixer {
  let file: SourceFile

  /// The new text; nil if there is nothing to mend, or if the text would not be Swift anymore.
  func text(after findings: [Finding]) -> String? {
    var bytes = Array(file.text.utf8)
    var applied: [Range<Int>] = []
    for finding in findings where finding.isFixable {
      // A finding is mended wholly or not at all.
      let ranges = finding.edits.map(\.range)
      guard ranges.allSatisfy({ range in range.upperBound <= bytes.count && !applied.contains { overlap($0, range) } })
      else { continue }
      applied += ranges
    }
    let chosen = findings.flatMap(\.edits).filter { edit in applied.contains(edit.range) }
    guard !chosen.isEmpty else { return nil }
    // From the end, so that offsets stay true; what is put before a place comes after what replaces it.
    let ordered = chosen.sorted {
      ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in ordered {
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard file.tree.hasError || !Parser.parse(source: text).hasError else { return nil }
    return text
  }

  private func overlap(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.overlaps(second) || first == second
  }
}
