import Foundation
import TesseraCore

/// The selected rows of a list, type-erased, for single and multiple selection (F40).
@usableFromInline
nonisolated struct ListSelection {
  /// The rows' value if it is of the type that can be chosen.
  private let accepts: (AnyHashable) -> Bool
  private let contains: (AnyHashable) -> Bool
  private let choose: (AnyHashable) -> Void
  /// Makes some values the chosen ones.
  private let replace: ([AnyHashable]) -> Void
  private let allowsSeveral: Bool
  /// The selected values.
  let chosen: () -> [AnyHashable]

  /// One or none.
  @usableFromInline
  init<Value: Hashable>(_ binding: Binding<Value?>) {
    accepts = { Self.value($0, as: Value.self) != nil }
    contains = { value in
      guard let chosen = binding.wrappedValue else { return false }
      return Self.value(value, as: Value.self) == chosen
    }
    choose = { binding.wrappedValue = Self.value($0, as: Value.self) }
    replace = { values in binding.wrappedValue = values.last.flatMap { Self.value($0, as: Value.self) } }
    allowsSeveral = false
    chosen = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
  }

  /// One.
  @usableFromInline
  init<Value: Hashable>(always binding: Binding<Value>) {
    accepts = { Self.value($0, as: Value.self) != nil }
    contains = { Self.value($0, as: Value.self) == binding.wrappedValue }
    choose = { if let value = Self.value($0, as: Value.self) { binding.wrappedValue = value } }
    replace = { values in
      if let value = values.last.flatMap({ Self.value($0, as: Value.self) }) { binding.wrappedValue = value }
    }
    allowsSeveral = false
    chosen = { [AnyHashable(binding.wrappedValue)] }
  }

  /// Any number.
  @usableFromInline
  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    accepts = { Self.value($0, as: Value.self) != nil }
    contains = { value in Self.value(value, as: Value.self).map(binding.wrappedValue.contains) ?? false }
    choose = { value in
      guard let value = Self.value(value, as: Value.self) else { return }
      if binding.wrappedValue.contains(value) {
        binding.wrappedValue.remove(value)
      } else {
        binding.wrappedValue.insert(value)
      }
    }
    replace = { values in binding.wrappedValue = Set(values.compactMap { Self.value($0, as: Value.self) }) }
    allowsSeveral = true
    chosen = { binding.wrappedValue.map { AnyHashable($0) } }
  }

  private static func value<Value: Hashable>(_ value: AnyHashable, as type: Value.Type) -> Value? {
    value.base as? Value
  }

  /// Whether a row with this value can be chosen.
  func canChoose(_ value: AnyHashable?) -> Bool {
    value.map(accepts) ?? false
  }

  func isChosen(_ value: AnyHashable?) -> Bool {
    value.map(contains) ?? false
  }

  /// What keys do to the choice.
  var byKeys: RowChoice {
    RowChoice(
      allowsSeveral: allowsSeveral, canChoose: accepts, isChosen: contains, chosen: chosen, choose: replace)
  }

  /// What a tap on the mark of a row does while the list is edited.
  func tap(_ value: AnyHashable?) {
    if let value { choose(value) }
  }
}
