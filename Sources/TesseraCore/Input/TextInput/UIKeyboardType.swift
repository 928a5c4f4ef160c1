/// The keyboards that suit different input, in UIKit's words.
public enum UIKeyboardType: Int, Sendable {
  /// For text of any kind.
  case `default`
  /// For text in ASCII.
  case asciiCapable
  /// For numbers and punctuation.
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// For URLs.
  case URL
  /// For whole numbers, such as a PIN.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For e-mail addresses.
  case emailAddress
  /// For numbers with a decimal separator.
  case decimalPad
  /// For messages with `@` and `#`.
  case twitter
  /// For what is searched for on the web.
  case webSearch
  /// For whole numbers in digits of ASCII.
  case asciiCapableNumberPad

  /// For text in ASCII, under its older name.
  public static let alphabet = UIKeyboardType.asciiCapable
}
