import Foundation

// Foundation's functions of these names know nothing of plural forms. These go before them, for their argument is an `Int`
// and nothing else.

nonisolated extension String {
  /// A number in a format, as the program's language writes it.
  ///
  /// - Parameters:
  ///   - format: as for `String(format:)`. Of one that `NSLocalizedString` has returned and that has plural forms, the form
  ///     for the number is taken.
  ///   - number: the value of the format's only specifier.
  public static func localizedStringWithFormat(_ format: String, _ number: Int) -> String {
    String(
      format: PluralTexts.form(of: format, for: number), locale: ProgramLocale.current, arguments: [number])
  }

  /// A number in a format.
  ///
  /// - Parameters:
  ///   - format: as `localizedStringWithFormat(_:_:)` has it.
  ///   - number: the value of the format's only specifier.
  public init(format: String, _ number: Int) {
    self.init(format: PluralTexts.form(of: format, for: number), arguments: [number])
  }
}
