import Foundation
import TesseraCore

/// What a text field edits, apart from its label and style.
nonisolated struct TextFieldContent {
  var kind = TextInput.Kind.field
  var delivery = TextInput.Delivery.always
  var prompt: Text?
  let text: @MainActor () -> String
  /// Writes a new text and returns the accepted one.
  let write: @MainActor (String) -> String
  var onEditingChanged: @MainActor (Bool) -> Void = { _ in }
  var onCommit: (@MainActor () -> Void)?
  /// What is selected, where the owner of the text wants to know.
  var selection: Binding<TextSelection?>?

  /// With nothing in the empty field but the prompt: its label stands elsewhere.
  var withoutLabelInField: TextFieldContent {
    var content = self
    content.prompt = prompt ?? Text(verbatim: "")
    return content
  }

  /// The string itself, with each change.
  init(_ text: Binding<String>, kind: TextInput.Kind = .field, prompt: Text?) {
    let owner = UncheckedSendable(text)
    self.kind = kind
    self.prompt = prompt
    self.text = { owner.value.wrappedValue }
    write = { newText in
      owner.value.wrappedValue = newText
      return owner.value.wrappedValue
    }
  }

  /// A value that is edited as text. Text that is not a value is dropped.
  private init<Value>(
    _ value: Binding<Value>, prompt: Text?, format: @escaping (Value) -> String, parse: @escaping (String) -> Value?
  ) {
    let owner = UncheckedSendable((value: value, format: format, parse: parse))
    delivery = .atEnd
    self.prompt = prompt
    text = { owner.value.format(owner.value.value.wrappedValue) }
    write = { newText in
      let (value, format, parse) = owner.value
      // A text that was not changed is not a new value.
      if newText != format(value.wrappedValue), let parsed = parse(newText) { value.wrappedValue = parsed }
      return format(value.wrappedValue)
    }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F, prompt: Text?)
  where F.FormatOutput == String {
    self.init(value, prompt: prompt, format: format.format) { try? format.parseStrategy.parse($0) }
  }

  /// An empty text is no value.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F, prompt: Text?)
  where F.FormatOutput == String {
    self.init(value, prompt: prompt, format: { $0.map(format.format) ?? "" }) { text -> F.FormatInput?? in
      if text.isEmpty { return .some(nil) }
      guard let parsed = try? format.parseStrategy.parse(text) else { return nil }
      return .some(parsed)
    }
  }

  init<V>(_ value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(value, prompt: prompt, format: { formatter.string(for: $0) ?? "" }) { text in
      FormatterReading.value(of: text, by: formatter)
    }
  }

  func observed(
    onEditingChanged: @escaping @MainActor (Bool) -> Void, onCommit: (@MainActor () -> Void)?
  ) -> TextFieldContent {
    var content = self
    content.onEditingChanged = onEditingChanged
    content.onCommit = onCommit
    return content
  }

  func selecting(_ selection: Binding<TextSelection?>) -> TextFieldContent {
    var content = self
    content.selection = selection
    return content
  }

  func growing(along axis: Axis) -> TextFieldContent {
    var content = self
    content.kind = axis == .vertical ? .growing : .field
    return content
  }
}

/// Reads values with the formatters of Foundation.
nonisolated private enum FormatterReading {
  /// The value of a text; nil if the formatter reads none, or one of another type.
  static func value<V>(of text: String, by formatter: Formatter) -> V? {
    switch formatter {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      return number as? V ?? converted(number)
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    case let formatter as ISO8601DateFormatter: return formatter.date(from: text) as? V
    default: return text as? V
    }
  }

  private static func converted<V>(_ number: NSNumber) -> V? {
    let values: [Any] = [
      number.intValue, number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.decimalValue,
      number.int64Value, number.int32Value, number.uintValue,
    ]
    return values.lazy.compactMap { $0 as? V }.first
  }
}
