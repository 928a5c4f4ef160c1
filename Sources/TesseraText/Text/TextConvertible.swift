/// A value that `Text` shows in a form of its own: an image, an attributed string, a range of dates.
public protocol _TextConvertible {
  var _text: Text { get }
}

nonisolated extension Text {
  /// Shows an image as if it was a character, a string with the attributes of its parts, or a range of dates, such as
  /// "9:30 – 10:30 AM".
  ///
  /// One initializer for all of them: what it takes is no literal, so the compiler need not read a mistaken text as each
  /// of these types (J360).
  @_disfavoredOverload
  public init<Value: _TextConvertible>(_ value: Value) {
    self = value._text
  }
}
