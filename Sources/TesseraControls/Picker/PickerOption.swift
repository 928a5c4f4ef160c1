import TesseraCore

/// One of the choices of a picker.
nonisolated struct PickerOption: Identifiable {
  let id: ObjectIdentifier
  let element: ViewElement
  /// What the choice is called, for menus and tests.
  let title: String
  let isSelected: Bool
  private let tag: TagValue?

  /// The value of the choice; nil if it is not of the picker's type (F45).
  func value<Value: Hashable>(as type: Value.Type) -> Value? {
    tag?.value(as: type)
  }

  /// The choices of a picker's content. A selection without a choice causes a warning (F45).
  @MainActor
  static func options<Value: Hashable>(
    _ elements: [ViewElement], of selection: PickerSelection<Value>
  ) -> [PickerOption] {
    let chosen = selection.value
    let options = elements.map { element in
      let tag = element.trait(TagTraitKey.self) ?? element.rowTag
      return PickerOption(
        id: element.id, element: element, title: element.title,
        isSelected: chosen != nil && tag?.value(as: Value.self) == chosen, tag: tag)
    }
    if let chosen, !options.contains(where: \.isSelected), !isNone(chosen) {
      RuntimeWarning.report(.invalidSelection("\(chosen)"))
    }
    return options
  }

  /// Whether a value is nil: nothing is chosen then, which is no mistake.
  private static func isNone<Value>(_ value: Value) -> Bool {
    guard let optional = value as? any OptionalValue else { return false }
    return optional.isNone
  }
}

nonisolated private protocol OptionalValue {
  var isNone: Bool { get }
}

nonisolated extension Optional: OptionalValue {
  fileprivate var isNone: Bool { self == nil }
}
