import CPango

/// How Latin text is handed to HarfBuzz, and what HarfBuzz then does with it.
enum ShapingPlan {
  /// Sets direction, script and language as Pango does for Latin text.
  static func prepare(_ buffer: OpaquePointer, script: hb_script_t) {
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, language)
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
  }

  /// The substitution rules in force for Latin text and for signs alone, or nil if positioning is more than pair
  /// kerning, so that widths cannot be added up.
  static func additiveRules(of face: OpaquePointer) -> NeighborRules? {
    guard !hasAppleTables(face) else { return nil }
    guard let latin = lookups(of: face, script: HB_SCRIPT_LATIN),
      let common = lookups(of: face, script: HB_SCRIPT_COMMON)
    else { return nil }
    defer {
      latin.destroy()
      common.destroy()
    }
    guard hb_set_is_equal(latin.positioning, common.positioning) != 0 else { return nil }
    let table = OpenTypeLookups(positioningOf: face)
    var lookup = HarfBuzzSet.beforeFirst
    while hb_set_next(latin.positioning, &lookup) != 0 {
      guard table.onlyKernsPairs(lookup) else { return nil }
    }
    hb_set_union(latin.substitution, common.substitution)
    let rules = NeighborRules(face: face, lookups: latin.substitution)
    return rules.isReadable ? rules : nil
  }

  /// What Pango tells HarfBuzz; it decides which local forms a font chooses.
  private static var language: OpaquePointer? {
    hb_language_from_string(pango_language_to_string(pango_language_get_default()), -1)
  }

  private struct Lookups {
    let substitution: OpaquePointer
    let positioning: OpaquePointer

    func destroy() {
      hb_set_destroy(substitution)
      hb_set_destroy(positioning)
    }
  }

  private static func lookups(of face: OpaquePointer, script: hb_script_t) -> Lookups? {
    var properties = hb_segment_properties_t()
    properties.direction = HB_DIRECTION_LTR
    properties.script = script
    properties.language = language
    guard let plan = hb_shape_plan_create(face, &properties, nil, 0, nil) else { return nil }
    defer { hb_shape_plan_destroy(plan) }
    let lookups = Lookups(substitution: hb_set_create(), positioning: hb_set_create())
    hb_ot_shape_plan_collect_lookups(plan, OpenTypeTag.substitution, lookups.substitution)
    hb_ot_shape_plan_collect_lookups(plan, OpenTypeTag.positioning, lookups.positioning)
    removeFractions(from: lookups.substitution, face: face)
    return lookups
  }

  /// The features of fractions only apply next to U+2044, which Latin text as we define it does not have.
  private static func removeFractions(from lookups: OpaquePointer, face: OpaquePointer) {
    let fractions = hb_set_create()!
    let others = hb_set_create()!
    defer {
      hb_set_destroy(fractions)
      hb_set_destroy(others)
    }
    collect(["frac", "numr", "dnom"], into: fractions, face: face)
    collect(
      ["rvrn", "ltra", "ltrm", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt", "rand"], into: others,
      face: face)
    hb_set_subtract(fractions, others)
    hb_set_subtract(lookups, fractions)
  }

  private static func collect(_ features: [StaticString], into lookups: OpaquePointer, face: OpaquePointer) {
    let tags = features.map(OpenTypeTag.tag) + [0]
    hb_ot_layout_collect_lookups(face, OpenTypeTag.substitution, nil, nil, tags, lookups)
  }

  /// Tables of Apple's own layout system, and the kerning table older than OpenType's, have rules of other kinds.
  private static func hasAppleTables(_ face: OpaquePointer) -> Bool {
    let tags: [StaticString] = ["morx", "mort", "kerx", "trak", "kern"]
    return tags.contains { name in
      let blob = hb_face_reference_table(face, OpenTypeTag.tag(name))
      defer { hb_blob_destroy(blob) }
      return hb_blob_get_length(blob) > 0
    }
  }
}

extension ShapingPlan {
  /// Font features a style asks for, as HarfBuzz takes them.
  static func features(of style: ShapedText.Style) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    if style.font.request.hasMonospacedDigits {
      features.append(feature("tnum", value: 1))
    }
    if style.spreadsLigatures {
      features += ["liga", "clig", "dlig"].map { feature($0, value: 0) }
    }
    return features
  }

  /// The same features in the notation of Pango's attributes; nil if there are none.
  static func featureList(of style: ShapedText.Style) -> String? {
    var features: [String] = []
    if style.font.request.hasMonospacedDigits { features.append("tnum=1") }
    if style.spreadsLigatures { features.append("liga=0,clig=0,dlig=0") }
    return features.isEmpty ? nil : features.joined(separator: ",")
  }

  private static func feature(_ name: StaticString, value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: OpenTypeTag.tag(name), value: value, start: 0, end: UInt32.max)
  }
}
