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

  init?(forms: [PluralCategory: String]) {
    guard let other = forms[.other] ?? forms.first?.value else { return nil }
    format = other
    self.forms = forms
  }

  /// Reads the value of a key of a `.stringsdict` file.
  init?(rules: [String: Any]) {
    guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.format = format
    for case (let name, let rule as [String: String]) in rules {
      let specifier = "%" + (rule["NSStringFormatValueTypeKey"] ?? "lld")
      variables[name] = Variable(argument: nil, specifier: specifier, forms: PluralCategory.forms(in: rule))
    }
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

  /// Puts the variables' forms in, each specifier with the place of its argument.
  private func expanded(_ format: String, _ arguments: [FormatArgument], _ locale: Locale) -> String {
    var result = ""
    var nextArgument = 0
    FormatString.forEachPart(of: format, nextArgument: &nextArgument) { part in
      switch part {
      case .literal(let text): result += text.replacing("%", with: "%%")
      case .argument(let index, let specifier): result += positioned(specifier, index)
      case .variable(let name, let place):
        guard let variable = variables[name] else { return }
        let index = variable.argument ?? place
        guard arguments.indices.contains(index), let number = arguments[index].number,
          let form = form(of: variable.forms, number, locale)
        else { return }
        result += positionedForm(form, of: variable, index)
      }
    }
    return result
  }

  private func positionedForm(_ form: String, of variable: Variable, _ index: Int) -> String {
    var result = ""
    var nextArgument = index
    let form = form.replacing("%arg", with: variable.specifier)
    FormatString.forEachPart(of: form, nextArgument: &nextArgument) { part in
      switch part {
      case .literal(let text): result += text.replacing("%", with: "%%")
      case .argument(let index, let specifier): result += positioned(specifier, index)
      case .variable: break
      }
    }
    return result
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
