/// Which letters a keyboard on the screen makes capital ones.
nonisolated public struct TextInputAutocapitalization: Hashable, Sendable {
  private let style: UITextAutocapitalizationType

  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(.none) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(.words) }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(.sentences) }
  /// All letters.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(.allCharacters) }

  /// The same as a value of UIKit's type.
  public init(_ type: UITextAutocapitalizationType) {
    style = type
  }
}
