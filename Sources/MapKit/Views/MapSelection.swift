/// What is selected on a map: a value of the program, or a feature of the map itself.
nonisolated public struct MapSelection<Value: Hashable>: Hashable, MapSelectionType {
  /// The value of the program.
  public let value: Value?
  /// The feature; never one here, because a map of pictures has none (MK16).
  public let feature: MapFeature?

  /// The selection of a value.
  public init(_ value: Value) {
    self.value = value
    feature = nil
  }

  /// The selection of a feature.
  public init(_ feature: MapFeature) {
    value = nil
    self.feature = feature
  }

  var anyValue: AnyHashable? {
    guard let value else { return nil }
    return AnyHashable(value)
  }

  static func wrapping(_ value: AnyHashable) -> Any? {
    guard let value = value.base as? Value else { return nil }
    return MapSelection(value)
  }
}

extension MapSelection: Sendable where Value: Sendable {}

/// Selections of any type.
nonisolated protocol MapSelectionType {
  var anyValue: AnyHashable? { get }
  static func wrapping(_ value: AnyHashable) -> Any?
}
