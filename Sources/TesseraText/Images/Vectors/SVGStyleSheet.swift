import Foundation

/// The rules of an SVG's `style` elements, as drawing programs write them: for elements, classes and identifiers.
///
/// Rules with other selectors do not count.
nonisolated struct SVGStyleSheet: Sendable {
  private var rules: [String: [String: String]] = [:]

  /// Adds the rules of a style element. Later ones go before earlier ones.
  mutating func add(_ text: String) {
    let plain = text.replacing(/(?s)\/\*.*?\*\//, with: "")
    for match in plain.matches(of: /([^{}]+)\{([^{}]*)\}/) {
      let declarations = Self.declarations(String(match.output.2))
      for selector in match.output.1.split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        rules[name, default: [:]].merge(declarations) { $1 }
      }
    }
  }

  /// `fill: red; stroke: none`.
  static func declarations(_ text: String) -> [String: String] {
    var values: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      values[parts[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
        parts[1].replacing("!important", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return values
  }

  /// What attributes, rules and the element's own style say, the latter before the former.
  func properties(of element: MarkupElement) -> [String: String] {
    var values = element.attributes
    let classes = (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
    let selectors =
      ["*", element.name] + classes.flatMap { [".\($0)", "\(element.name).\($0)"] }
      + (element.attributes["id"].map { ["#\($0)"] } ?? [])
    for selector in selectors { if let rule = rules[selector] { values.merge(rule) { $1 } } }
    if let style = element.attributes["style"] { values.merge(Self.declarations(style)) { $1 } }
    return values
  }
}
