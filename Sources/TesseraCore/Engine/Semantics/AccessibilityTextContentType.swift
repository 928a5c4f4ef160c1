/// What kind of text a view shows, for assistive technology that reads code otherwise than a novel (J200).
nonisolated public struct AccessibilityTextContentType: Hashable, Sendable {
  /// As `Element.textContentType` of the harness calls it.
  package let name: String

  /// Text of no certain kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Input and output of a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names and paths of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages of people.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A tale, as in a book.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document that is being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
