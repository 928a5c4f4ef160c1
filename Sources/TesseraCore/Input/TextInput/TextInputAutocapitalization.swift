/// Which letters a keyboard on the screen makes capital ones.
nonisolated public struct TextInputAutocapitalization: Hashable, Sendable {
  private let style: UITextAutocapitalizationType

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(.none) }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(.words) }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(.sentences) }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(.allCharacters) }

  public init(_ type: UITextAutocapitalizationType) {
    style = type
  }
}

/// Which letters a keyboard on the screen makes capital ones, in UIKit's words.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}
