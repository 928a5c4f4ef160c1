/// The selection of a map, without the type of its values.
nonisolated struct MapSelectionBinding {
  let get: () -> AnyHashable?
  /// Sets a value, unless it is of another type.
  let set: (AnyHashable?) -> Void
  /// Whether a value can be selected.
  let takes: (AnyHashable) -> Bool

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    get = {
      guard let value = binding.wrappedValue else { return nil }
      return AnyHashable(value)
    }
    set = { value in
      if let value {
        if let value = Self.convert(value, to: Value.self) { binding.wrappedValue = value }
      } else {
        binding.wrappedValue = nil
      }
    }
    takes = { Self.convert($0, to: Value.self) != nil }
  }

  private static func convert<Value>(_ value: AnyHashable, to type: Value.Type) -> Value? {
    if let selection = type as? any MapSelectionType.Type { return selection.wrapping(value) as? Value }
    return value.base as? Value
  }

  /// The value that stands for an element: its tag, the item of a marker, or the id of its row (MK15).
  func value(of element: MapElement) -> AnyHashable? {
    var candidates = [element.attributes.tag]
    if case .marker(let marker) = element.kind { candidates.append(marker.item.map(AnyHashable.init)) }
    candidates.append(element.attributes.row)
    return candidates.lazy.compactMap { $0 }.first(where: takes)
  }

  func isSelected(_ value: AnyHashable) -> Bool {
    guard let selected = get() else { return false }
    if let selection = selected.base as? any MapSelectionType { return selection.anyValue == value }
    return selected == value
  }
}
