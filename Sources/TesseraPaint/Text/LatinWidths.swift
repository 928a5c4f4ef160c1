import CPango

/// The shaper's own figures for Latin text, kept so that measuring a new text is an addition.
///
/// HarfBuzz takes microseconds for a label because it must look for contextual forms. Where a font's tables prove
/// that no rule can apply between two neighbors and that positioning is plain pair kerning, the width of a text is
/// the sum of its advances and pair kerns. Those are asked from HarfBuzz once each. Any other text is left to it.
final class LatinWidths {
  private struct Character {
    enum State {
      case unknown, usable, unusable
    }

    var glyph: UInt32 = 0
    /// Pango units.
    var advance: Int32 = 0
    var state = State.unknown
  }

  private let font: OpaquePointer
  private let buffer: OpaquePointer
  private let rules: NeighborRules
  /// Filled as characters occur.
  private let characters: UnsafeMutablePointer<Character>
  /// For each first character, what is known about it and every second one; made when the first is first met.
  private let pairs: UnsafeMutablePointer<UnsafeMutablePointer<Pair>?>

  /// A kern in Pango units, shifted to leave room for the two half influences.
  private struct Pair: Equatable {
    var code: Int32

    init(code: Int32) {
      self.code = code
    }

    init(kern: Int32, influence: NeighborInfluence) {
      code = kern << 2 | influence.rawValue & 3
    }

    static let unknown = Pair(code: .min)
    static let contextual = Pair(code: .max)

    var kern: Int32 { code >> 2 }
    var mayChangeFirst: Bool { code & NeighborInfluence.onFirst.rawValue != 0 }
    var mayChangeSecond: Bool { code & NeighborInfluence.onSecond.rawValue != 0 }
  }

  /// - Parameters:
  ///   - font: one of HarfBuzz's.
  ///   - rules: those of its face, which must allow adding up.
  init(font: OpaquePointer, rules: NeighborRules) {
    self.font = hb_font_reference(font)
    self.rules = rules
    buffer = hb_buffer_create()
    characters = .allocate(capacity: LatinText.count)
    pairs = .allocate(capacity: LatinText.count)
    pairs.initialize(repeating: nil, count: LatinText.count)
    characters.initialize(repeating: Character(), count: LatinText.count)
  }

  deinit {
    for index in 0..<LatinText.count { pairs[index]?.deallocate() }
    pairs.deallocate()
    characters.deallocate()
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  /// Adds up a text.
  ///
  /// - Parameter tracking: Pango units added to each character.
  /// - Returns: nil if the shaper has to be asked.
  func measure(_ text: UnsafeBufferPointer<UInt8>, tracking: Int) -> (width: Int, widest: Int)? {
    var width = 0
    var widest = 0
    let isExact = forEachGlyph(in: text) { _, advance, _ in
      let full = Int(advance) + tracking
      width += full
      widest = max(widest, full)
    }
    return isExact ? (width, widest) : nil
  }

  /// Calls `body` for each glyph of a text with the advance that kerning has left it.
  ///
  /// - Returns: false if the shaper has to be asked; `body` may have been called then.
  @inline(__always)
  func forEachGlyph(
    in text: UnsafeBufferPointer<UInt8>, _ body: (_ glyph: UInt32, _ advance: Int32, _ offset: Int) -> Void
  ) -> Bool {
    var previous = -1
    var previousOffset = 0
    var mayPreviousChange = false
    let isExact = LatinText.forEachIndex(in: text) { index, offset in
      guard isUsable(index) else { return false }
      if previous >= 0 {
        let pair = self.pair(previous, index)
        guard pair != .contextual, !(mayPreviousChange && pair.mayChangeFirst) else { return false }
        mayPreviousChange = pair.mayChangeSecond
        body(characters[previous].glyph, characters[previous].advance + pair.kern, previousOffset)
      }
      previous = index
      previousOffset = offset
      return true
    }
    if isExact, previous >= 0 {
      body(characters[previous].glyph, characters[previous].advance, previousOffset)
    }
    return isExact
  }

  @inline(__always)
  private func isUsable(_ index: Int) -> Bool {
    let state = characters[index].state
    return state == .usable || state == .unknown && lookUpCharacter(index)
  }

  @inline(never)
  private func lookUpCharacter(_ index: Int) -> Bool {
    let character = shapedCharacter(index)
    characters[index] = character
    return character.state == .usable
  }

  private func shapedCharacter(_ index: Int) -> Character {
    var nominal: UInt32 = 0
    let scalar = LatinText.scalar(index)
    guard hb_font_get_nominal_glyph(font, scalar, &nominal) != 0, nominal != 0 else {
      return Character(state: .unusable)
    }
    let shaped = shape([scalar])
    guard shaped.count == 1, shaped[0].glyph == nominal else { return Character(state: .unusable) }
    return Character(glyph: nominal, advance: shaped[0].advance, state: .usable)
  }

  @inline(__always)
  private func pair(_ first: Int, _ second: Int) -> Pair {
    if let row = pairs[first] {
      let pair = row[second]
      if pair != .unknown { return pair }
    }
    return lookUpPair(first, second)
  }

  @inline(never)
  private func lookUpPair(_ first: Int, _ second: Int) -> Pair {
    if pairs[first] == nil {
      let row = UnsafeMutablePointer<Pair>.allocate(capacity: LatinText.count)
      row.initialize(repeating: .unknown, count: LatinText.count)
      pairs[first] = row
    }
    let pair = shapedPair(first, second)
    pairs[first]?[second] = pair
    return pair
  }

  private func shapedPair(_ first: Int, _ second: Int) -> Pair {
    let (left, right) = (characters[first], characters[second])
    let influence = rules.influence(of: left.glyph, before: right.glyph)
    if influence.contains(.certain) { return .contextual }
    let shaped = shape([LatinText.scalar(first), LatinText.scalar(second)])
    guard shaped.count == 2, shaped[0].glyph == left.glyph, shaped[1].glyph == right.glyph,
      shaped[1].advance == right.advance
    else { return .contextual }
    return Pair(kern: shaped[0].advance - left.advance, influence: influence)
  }

  private func shape(_ scalars: [UInt32]) -> [(glyph: UInt32, advance: Int32)] {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf32(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
    ShapingPlan.prepare(buffer, script: HB_SCRIPT_LATIN)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return [] }
    return (0..<Int(count)).map { index in
      let position = positions[index]
      let isPlain = position.x_offset == 0 && position.y_offset == 0 && position.y_advance == 0
      return (isPlain ? infos[index].codepoint : 0, position.x_advance)
    }
  }
}
