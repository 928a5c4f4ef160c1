import Foundation

/// The language by whose rules text is set.
nonisolated public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?

  /// The language that the characters suggest.
  public static let automatic = TypesettingLanguage(language: nil)

  /// An explicit language, regardless of the characters.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }

  /// The language as Pango names it.
  var tag: String? { language?.maximalIdentifier }
}

nonisolated extension Text {
  /// The language by whose rules the text is set: which forms its characters have and where lines break.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// The language by whose rules the text is set: which forms its characters have and where lines break.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(.language(language.tag)) : self
  }
}

extension View {
  /// The language by whose rules text in the view is set: which forms its characters have and where lines break.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// The language by whose rules text in the view is set: which forms its characters have and where lines break.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    modifier(TextStyleModifier(change: isEnabled ? .language(language.tag) : nil))
  }
}
