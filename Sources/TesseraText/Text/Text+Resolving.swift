import Foundation

nonisolated extension Text {
  /// The text as `environment` shows it.
  package func resolved(in environment: EnvironmentValues) -> ResolvedText {
    var text = ResolvedText(
      runs: runs(in: environment), alignment: environment.text.multilineTextAlignment,
      truncation: environment.text.truncationMode, lineSpacing: environment.text.usableLineSpacing,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    text.lineHeight = environment.text.lineHeight
    text.alignsByWriting = environment.text.alignmentStrategy == .writingDirectionBased
    text.writesByLayout = environment.text.writingDirectionStrategy == .layoutBased
    return text
  }

  private func runs(in environment: EnvironmentValues) -> [ResolvedText.Run] {
    if modifiers.isEmpty, environment.text.textCase == nil, let string = plainString {
      return [
        ResolvedText.Run(string: string, attributes: environment.text.style.attributes(in: environment))
      ]
    }
    var resolver = TextResolver(environment)
    let style = environment.text.style
    resolver.append(self, style: style)
    if resolver.runs.isEmpty { resolver.append("", style: style) }
    return resolver.runs
  }

  /// The verbatim string of the text; nil for text that depends on the locale.
  private var plainString: String? {
    switch storage {
    case .verbatim(let string): string
    case .key(let key): StringTables.main.isEmpty && InlineMarkdown.isPlain(key) ? key : nil
    case .content: nil
    }
  }

  /// The characters of the text as `environment` shows it.
  package func resolvedString(in environment: EnvironmentValues) -> String {
    if environment.text.textCase == nil, let plainString { return plainString }
    return resolved(in: environment).string
  }

  /// When the text next changes by itself, as a running timer does; nil if it never does.
  package func nextChange(after now: Date, in environment: EnvironmentValues = EnvironmentValues()) -> Date? {
    guard case .content(let content) = storage else { return nil }
    return content.nextChange(after: now, in: environment)
  }
}
