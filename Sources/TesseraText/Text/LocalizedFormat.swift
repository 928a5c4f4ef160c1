import Foundation

/// A translated text, which may have variants for numbers.
struct LocalizedFormat: Sendable {
  private let format: String
  private var variables: [String: Variable] = [:]
  /// The forms of the whole text, chosen by its first number.
  private var forms: [PluralCategory: String] = [:]

  /// A part of the text, `%#@name@`, with forms for a number.
  struct Variable: Sendable {
    /// The number's place among the arguments, from 0; nil for the variable's place in the text.
    var argument: Int?
    /// How a catalog writes the number where it says `%arg`.
    var specifier: String
    var forms: [PluralCategory: String]
  }

  init(_ format: String, variables: [String: Variable] = [:]) {
    self.format = format
    self.variables = variables
  }

  init?(forms: [PluralCategory: String], variables: [String: Variable] = [:]) {
    guard let other = forms[.other] ?? forms.first?.value else { return nil }
    format = other
    self.variables = variables
    self.forms = forms.count > 1 ? forms : [:]
  }

  /// Whether the text depends on numbers.
  var hasForms: Bool { !forms.isEmpty || !variables.isEmpty }

  /// Reads the value of a key of a `.stringsdict` file: plural rules, or variants for devices or widths.
  init?(rules: [String: Any], devices: [String]) {
    guard let format = Self.format(rules, devices) else { return nil }
    self.format = format
    for case (let name, let rule as [String: String]) in rules {
      let specifier = "%" + (rule["NSStringFormatValueTypeKey"] ?? "lld")
      variables[name] = Variable(argument: nil, specifier: specifier, forms: PluralCategory.forms(in: rule))
    }
  }

  /// The text of an entry: of variants, that for the device, and the one for the greatest width.
  private static func format(_ rules: [String: Any], _ devices: [String]) -> String? {
    if let format = rules["NSStringLocalizedFormatKey"] as? String { return format }
    if let variants = rules["NSStringDeviceSpecificRuleType"] as? [String: String] {
      return DeviceVariant.best(of: variants, for: devices)
    }
    let widths = rules["NSStringVariableWidthRuleType"] as? [String: String]
    return widths?.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
  }

  /// The text with the forms that `arguments` ask for; their values are not filled in yet.
  func string(for arguments: [FormatArgument], locale: Locale) -> String {
    var format = format
    if !forms.isEmpty, let number = arguments.lazy.compactMap(\.number).first {
      format = form(of: forms, number, locale) ?? format
    }
    return variables.isEmpty ? format : expanded(format, arguments, locale)
  }

  private func form(of forms: [PluralCategory: String], _ number: _FormatValue, _ locale: Locale) -> String? {
    if number.isZero, let zero = forms[.zero] { return zero }
    return forms[PluralCategory(of: number, in: locale)] ?? forms[.other]
  }

  /// Forms that name further variables are followed this far.
  private static let maximumDepth = 8

  /// Puts the variables' forms in, each specifier with the place of its argument.
  private func expanded(_ format: String, _ arguments: [FormatArgument], _ locale: Locale) -> String {
    var nextArgument = 0
    return expanded(format, arguments, locale, nextArgument: &nextArgument, depth: 0)
  }

  private func expanded(
    _ format: String, _ arguments: [FormatArgument], _ locale: Locale, nextArgument: inout Int, depth: Int
  ) -> String {
    var result = ""
    FormatString.forEachPart(of: format, nextArgument: &nextArgument) { part in
      switch part {
      case .literal(let text): result += text.replacing("%", with: "%%")
      case .argument(let index, let specifier): result += positioned(specifier, index)
      case .variable(let name, let place):
        guard depth < Self.maximumDepth, let variable = variables[name] else { return }
        var index = variable.argument ?? place
        guard let form = form(of: variable, arguments, index, locale) else { return }
        let text = form.replacing("%arg", with: variable.specifier)
        result += expanded(text, arguments, locale, nextArgument: &index, depth: depth + 1)
      }
    }
    return result
  }

  /// The form for the number among the arguments; without any arguments, the usual one.
  private func form(
    of variable: Variable, _ arguments: [FormatArgument], _ index: Int, _ locale: Locale
  ) -> String? {
    if arguments.isEmpty { return variable.forms[.other] }
    guard arguments.indices.contains(index), let number = arguments[index].number else { return nil }
    return form(of: variable.forms, number, locale)
  }

  private func positioned(_ specifier: String, _ index: Int) -> String {
    "%\(index + 1)$" + specifier.dropFirst()
  }
}

extension FormatArgument {
  /// The number, if the argument is one.
  var number: _FormatValue? {
    if case .number(let value) = self { value } else { nil }
  }
}

extension _FormatValue {
  fileprivate var isZero: Bool {
    switch self {
    case .signed(let number): number == 0
    case .unsigned(let number): number == 0
    case .floating(let number): number == 0
    }
  }
}
