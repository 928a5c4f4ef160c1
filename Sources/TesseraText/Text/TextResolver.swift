import Foundation

/// Turns texts into runs of characters with nothing left to decide.
package struct TextResolver {
  let environment: EnvironmentValues
  private(set) var runs: [ResolvedText.Run] = []
  private var lastStyle: TextStyle?
  /// What is added while a passage is open whose words agree with its numbers (J16).
  private var passage: (number: Int, pieces: AgreeingPassage<PassageStyle>)?

  private enum PassageStyle {
    case text(TextStyle)
    case image(Image, TextStyle)
  }

  init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Adds a string as it is.
  mutating func append(_ string: String, style: TextStyle) {
    if passage != nil {
      passage?.pieces.append(string, .text(style))
      return
    }
    if string.isEmpty, !runs.isEmpty { return }
    let shown = environment.text.textCase?.apply(to: string, locale: environment.locale) ?? string
    let last = runs.count - 1
    if last >= 0, lastStyle == style {
      runs[last].string += shown
    } else if last >= 0, runs[last].string.isEmpty {
      runs[last] = ResolvedText.Run(string: shown, attributes: style.attributes(in: environment))
      lastStyle = style
    } else {
      runs.append(ResolvedText.Run(string: shown, attributes: style.attributes(in: environment)))
      lastStyle = style
    }
  }

  /// Adds an image, which takes the place of one character.
  mutating func append(_ image: Image, style: TextStyle) {
    if passage != nil {
      passage?.pieces.append(ResolvedText.attachmentCharacter, .image(image, style))
      return
    }
    var attributes = style.attributes(in: environment)
    attributes.attachment = TextAttachment(
      image, font: attributes.font, color: attributes.color, in: environment)
    guard attributes.attachment != nil else { return append("", style: style) }
    if runs.count == 1, runs[0].string.isEmpty { runs = [] }
    runs.append(ResolvedText.Run(string: ResolvedText.attachmentCharacter, attributes: attributes))
    // What follows is a run of its own, even if it is the same image again.
    lastStyle = nil
  }

  /// Adds a text whose own modifiers change `style`.
  mutating func append(_ text: Text, style: TextStyle) {
    var style = style
    for modifier in text.modifiers.reversed() { modifier.apply(to: &style) }
    switch text.storage {
    case .verbatim(let string): append(string, style: style)
    case .key(let key): append(key: key, style: style)
    case .content(let content): content.append(to: &self, style: style)
    }
  }

  // MARK: Localized text

  private mutating func append(key: String, style: TextStyle) {
    let string = StringTables.main.format(forKey: key, table: nil, locale: environment.locale, arguments: []) ?? key
    append(markdown: string, style: style)
  }

  mutating func append(_ key: LocalizedStringKey, table: String?, bundle: Bundle?, style: TextStyle) {
    let tables = StringTables.of(bundle)
    let format = tables.format(forKey: key.key, table: table, locale: environment.locale, arguments: key.arguments)
    append(format: format ?? key.key, arguments: key.arguments, style: style)
  }

  mutating func append(_ resource: LocalizedStringResource, style: TextStyle) {
    append(format: resource.format(in: environment.locale), arguments: resource.arguments, style: style)
  }

  private mutating func append(markdown: String, style: TextStyle) {
    if InlineMarkdown.isPlain(markdown) { return append(markdown, style: style) }
    let isNested = passage != nil
    for span in InlineMarkdown.spans(of: markdown) {
      if !isNested { enter(span.passage) }
      let url = span.link.flatMap { URL(string: $0) }
      append(span.text, style: style.adding(span.intent, link: url, isLink: span.link != nil))
    }
    if !isNested { enter(nil) }
  }

  /// Ends the passage that is open unless it goes on, and begins another one.
  private mutating func enter(_ number: Int?) {
    guard number != passage?.number else { return }
    if let ended = passage {
      passage = nil
      for piece in ended.pieces.agreeing(in: environment.locale) {
        switch piece.attributes {
        case .text(let style): append(piece.string, style: style)
        case .image(let image, let style): append(image, style: style)
        }
      }
    }
    if let number { passage = (number, AgreeingPassage()) }
  }

  /// Markdown is read before the values come in, so that a value is never taken for Markdown.
  private mutating func append(format: String, arguments: [FormatArgument], style: TextStyle) {
    if arguments.isEmpty { return append(markdown: format, style: style) }
    var nextArgument = 0
    if InlineMarkdown.isPlain(format) {
      return append(format: format, arguments: arguments, nextArgument: &nextArgument, style: style)
    }
    let isNested = passage != nil
    for span in InlineMarkdown.spans(of: format) {
      if !isNested { enter(span.passage) }
      // The address of a link comes behind its text, and so do the values in it.
      var argumentBehind = nextArgument
      let url = address(span, arguments, &argumentBehind).flatMap { URL(string: $0) }
      let style = style.adding(span.intent, link: url, isLink: span.link != nil)
      append(format: span.text, arguments: arguments, nextArgument: &nextArgument, style: style)
      nextArgument = argumentBehind
    }
    if !isNested { enter(nil) }
  }

  /// The address that a stretch of text leads to, with the values in it.
  ///
  /// - Parameter nextArgument: the number of the next value, before the stretch and then behind it.
  private func address(
    _ span: InlineMarkdown.Span, _ arguments: [FormatArgument], _ nextArgument: inout Int
  ) -> String? {
    FormatString.forEachPart(of: span.text, nextArgument: &nextArgument) { _ in }
    guard let link = span.link else { return nil }
    var address = TextResolver(environment)
    address.append(format: link, arguments: arguments, nextArgument: &nextArgument, style: TextStyle())
    return address.runs.map(\.string).joined()
  }

  private mutating func append(
    format: String, arguments: [FormatArgument], nextArgument: inout Int, style: TextStyle
  ) {
    var string = ""
    FormatString.forEachPart(of: format, nextArgument: &nextArgument) { part in
      switch part {
      case .literal(let text): string += text
      case .variable: break
      case .argument(let index, let specifier):
        guard arguments.indices.contains(index) else { return }
        switch arguments[index] {
        case .string(let value): string += value
        case .number(let value):
          string += NumberWriter.string(value, specifier: specifier, locale: environment.locale)
        case .text(let text):
          append(string, style: style)
          string = ""
          append(text, style: style)
        }
      }
    }
    append(string, style: style)
  }
}
