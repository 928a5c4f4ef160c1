import Foundation

/// Foundation has these on other platforms; here they stand in for it.
nonisolated extension AttributedString {
  /// Reads Markdown. Styles become the attribute `inlinePresentationIntent`, links the attribute `link`.
  ///
  /// The blocks of full Markdown follow each other without a separator, and their kinds are not kept.
  ///
  /// - Parameter baseURL: what the addresses of links are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace: append(inline: markdown, baseURL: baseURL)
    case .inlineOnly: append(inline: MarkdownBlocks.joiningLines(of: markdown), baseURL: baseURL)
    case .full:
      for block in MarkdownBlocks.blocks(of: markdown) {
        switch block {
        case .text(let source): append(inline: source, baseURL: baseURL)
        case .code(let code): append(AttributedString(code))
        }
      }
    }
    if let languageCode = options.languageCode { self.languageIdentifier = languageCode }
  }

  /// Reads Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Reads a file of Markdown in UTF-8.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  private mutating func append(inline source: String, baseURL: URL?) {
    for span in InlineMarkdown.spans(of: source) {
      var part = AttributedString(span.text)
      if !span.intent.isEmpty { part.inlinePresentationIntent = span.intent }
      if let link = span.link { part.link = URL(string: link, relativeTo: baseURL) }
      append(part)
    }
  }
}
