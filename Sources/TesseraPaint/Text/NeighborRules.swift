import CPango

/// What two neighbors can do to each other's glyphs.
struct NeighborInfluence: OptionSet {
  var rawValue: Int32

  /// The first one changes if the one before it allows it, too.
  static let onFirst = NeighborInfluence(rawValue: 1)
  /// The second one changes if the one after it allows it, too.
  static let onSecond = NeighborInfluence(rawValue: 2)
  /// One of them may change in any surroundings.
  static let certain = NeighborInfluence(rawValue: 4)
}

/// Which neighbors can change the glyph of a character, read from a font's substitution rules.
///
/// It errs on the side of "can": a pair it clears is never changed by the shaper.
final class NeighborRules {
  private struct Rule {
    var lookup: UInt32
    /// Sets of HarfBuzz: the glyphs that the lookup can look at before, at and after the ones it changes.
    var before: OpaquePointer
    var input: OpaquePointer
    var after: OpaquePointer
  }

  private enum SubstitutionType {
    static let ligature = 4
    static let chainedContext = 6
  }

  private let table: OpenTypeLookups
  private let rules: [Rule]
  /// Whether the font's rules are of the kinds this type can judge.
  let isReadable: Bool

  /// - Parameter lookups: a HarfBuzz set of the substitution lookups that are in force.
  init(face: OpaquePointer, lookups: OpaquePointer) {
    let table = OpenTypeLookups(substitutionsOf: face)
    self.table = table
    var rules: [Rule] = []
    var lookup = HarfBuzzSet.beforeFirst
    while hb_set_next(lookups, &lookup) != 0 {
      let rule = Rule(lookup: lookup, before: hb_set_create(), input: hb_set_create(), after: hb_set_create())
      hb_ot_layout_lookup_collect_glyphs(
        face, OpenTypeTag.substitution, lookup, rule.before, rule.input, rule.after, nil)
      rules.append(rule)
    }
    self.rules = rules
    isReadable = !rules.contains { table.skipsBaseGlyphs($0.lookup) }
  }

  deinit {
    for rule in rules {
      hb_set_destroy(rule.before)
      hb_set_destroy(rule.input)
      hb_set_destroy(rule.after)
    }
  }

  /// How rules might apply where the glyph `first` stands directly before `second`.
  func influence(of first: UInt32, before second: UInt32) -> NeighborInfluence {
    var influence: NeighborInfluence = []
    for rule in rules where concerns(rule, first, before: second) {
      for subtable in table.subtables(of: rule.lookup) {
        influence.formUnion(self.influence(of: subtable, first, before: second))
        if influence.contains(.certain) { return influence }
      }
    }
    return influence
  }

  /// By what HarfBuzz says about the lookup as a whole.
  private func concerns(_ rule: Rule, _ first: UInt32, before second: UInt32) -> Bool {
    let firstIsInput = hb_set_has(rule.input, first) != 0
    let secondIsInput = hb_set_has(rule.input, second) != 0
    return firstIsInput && (secondIsInput || hb_set_has(rule.after, second) != 0)
      || secondIsInput && hb_set_has(rule.before, first) != 0
  }

  private func influence(
    of subtable: OpenTypeLookups.Subtable, _ first: UInt32, before second: UInt32
  ) -> NeighborInfluence {
    switch (subtable.type, table.word(subtable.offset)) {
    case (SubstitutionType.ligature, 1):
      mayJoin(subtable.offset, first, second) ? .certain : []
    case (SubstitutionType.chainedContext, 3):
      ContextRule(table: table, offset: subtable.offset).influence(of: first, before: second)
    default:
      .certain
    }
  }

  /// Whether a ligature starts with these two.
  private func mayJoin(_ offset: Int, _ first: UInt32, _ second: UInt32) -> Bool {
    let coverage = offset + table.word(offset + 2)
    guard let index = table.coverageIndex(of: first, at: coverage), index < table.word(offset + 4) else { return false }
    let set = offset + table.word(offset + 6 + 2 * index)
    return (0..<table.word(set)).contains { index in
      let ligature = set + table.word(set + 2 + 2 * index)
      let hasSecondComponent = table.word(ligature + 2) > 1
      return hasSecondComponent && table.word(ligature + 4) == Int(second)
    }
  }
}

/// A rule that changes a glyph depending on those around it (chained context, format 3).
private struct ContextRule {
  private let table: OpenTypeLookups
  private let offset: Int
  /// Where the lists of coverage tables start: their count, then their offsets.
  private let before: Int
  private let input: Int
  private let after: Int

  init(table: OpenTypeLookups, offset: Int) {
    self.table = table
    self.offset = offset
    before = offset + 2
    input = before + 2 + 2 * table.word(before)
    after = input + 2 + 2 * table.word(input)
  }

  /// A rule applies only where all its conditions hold, so it is enough to look at those that concern neighbors.
  func influence(of first: UInt32, before second: UInt32) -> NeighborInfluence {
    let inputCount = table.word(input)
    if inputCount > 1 {
      return contains(input, 0, first) && contains(input, 1, second) ? .certain : []
    }
    let hasBacktrack = table.word(before) > 0
    let hasLookahead = table.word(after) > 0
    var influence: NeighborInfluence = []
    if hasLookahead, contains(input, 0, first), contains(after, 0, second) {
      influence.insert(hasBacktrack ? .onFirst : .certain)
    }
    if hasBacktrack, contains(before, 0, first), contains(input, 0, second) {
      influence.insert(hasLookahead ? .onSecond : .certain)
    }
    return influence
  }

  private func contains(_ list: Int, _ index: Int, _ glyph: UInt32) -> Bool {
    table.coverage(at: offset + table.word(list + 2 + 2 * index), contains: glyph)
  }
}

/// Four-letter names in OpenType fonts, packed as HarfBuzz wants them.
enum OpenTypeTag {
  static let substitution = tag("GSUB")
  static let positioning = tag("GPOS")

  static func tag(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}

enum HarfBuzzSet {
  /// Where iteration over a set starts.
  static let beforeFirst = UInt32.max
}
