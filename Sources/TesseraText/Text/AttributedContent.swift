import Foundation

/// A string whose parts have attributes.
final class AttributedContent: TextContent, Equatable {
  private let string: AttributedString

  init(string: AttributedString) {
    self.string = ForeignText.shown(string)
  }

  func append(to resolver: inout TextResolver, style: TextStyle) {
    // J391
    let string = resolver.environment.textFormatting?.shown(string) ?? string
    for run in string.runs {
      resolver.append(String(string.characters[run.range]), style: style.adding(run))
    }
  }

  static func == (left: AttributedContent, right: AttributedContent) -> Bool {
    left.string == right.string
  }
}

extension TextStyle {
  /// This style with what the attributes of a run ask for.
  fileprivate func adding(_ run: AttributedString.Runs.Run) -> TextStyle {
    var style = adding(run.inlinePresentationIntent ?? [], link: run.link, isLink: run.link != nil)
    if let font = run.font { style.font = font }
    if let color = run.foregroundColor { style.foreground = TextForeground(color) }
    if let color = run.backgroundColor { style.changeRarities { $0.background = color } }
    if let kern = run.kern { style.kerning = kern }
    if let tracking = run.tracking { style.tracking = tracking }
    if let offset = run.baselineOffset { style.baselineOffset = offset }
    if let line = run.underlineStyle { style.underline = line }
    if let line = run.strikethroughStyle { style.strikethrough = line }
    return style
  }
}
