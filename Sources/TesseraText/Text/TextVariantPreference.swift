/// Which of several lengths a text that can be written shorter has (J411).
nonisolated public protocol TextVariantPreference: Sendable {
  /// How many lengths are tried, from the largest on.
  static var _variantCount: Int { get }
}

/// The largest length that a text has.
nonisolated public struct FixedTextVariant: TextVariantPreference {
  public static var _variantCount: Int { 1 }
}

/// The largest length of a text that has room in one line.
nonisolated public struct SizeDependentTextVariant: TextVariantPreference {
  public static var _variantCount: Int { TextVariant.allCases.count }
}

nonisolated extension TextVariantPreference where Self == FixedTextVariant {
  /// The largest length that a text has.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

nonisolated extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The largest length of a text that has room in one line.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// How short a text is written.
nonisolated package enum TextVariant: Int, CaseIterable, Sendable {
  case full, short, shortest
}
