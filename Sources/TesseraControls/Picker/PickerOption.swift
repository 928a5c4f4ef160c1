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

  /// The choices that the elements of a picker's content are.
  @MainActor
  static func options<Value: Hashable>(
    _ elements: [ViewElement], of selection: PickerSelection<Value>
  ) -> [PickerOption] {
    let chosen = selection.value
    return elements.map { element in
      let tag = element.trait(TagTraitKey.self) ?? element.rowTag
      return PickerOption(
        id: element.id, element: element, title: element.title,
        isSelected: chosen != nil && tag?.value(as: Value.self) == chosen, tag: tag)
    }
  }

  /// A value that none of the choices stands for is a mistake (F45); nil where there is none.
  @MainActor
  static func mistake<Value: Hashable>(
    in options: [PickerOption], of selection: PickerSelection<Value>
  ) -> RuntimeWarning? {
    guard let chosen = selection.value, !options.contains(where: \.isSelected), !OptionalValues.isNone(chosen) else {
      return nil
    }
    return .invalidSelection("\(chosen)")
  }
}
