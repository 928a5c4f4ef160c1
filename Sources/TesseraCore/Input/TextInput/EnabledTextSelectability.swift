/// Text that can be selected.
nonisolated public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static var allowsSelection: Bool { true }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
