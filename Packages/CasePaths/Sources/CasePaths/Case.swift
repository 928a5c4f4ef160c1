/// The place that a case key path leads to: a value somewhere inside an enumeration.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  private let embedValue: @Sendable (Value) -> Any
  private let extractValue: @Sendable (Any) -> Value?

  /// The place of the enumeration itself.
  public init() {
    embedValue = { $0 }
    extractValue = { $0 as? Value }
  }

  private init(embed: @escaping @Sendable (Value) -> Any, extract: @escaping @Sendable (Any) -> Value?) {
    embedValue = embed
    extractValue = extract
  }

  /// The enumeration that has `value` at this place.
  public func embed(_ value: Value) -> Any {
    embedValue(value)
  }

  /// The value at this place in the enumeration `root`; nil if `root` is another case, or of another type.
  public func extract(from root: Any) -> Value? {
    extractValue(root)
  }

  /// The place of the associated value of a case of the value at this place.
  public subscript<Next>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Next>>
  ) -> Case<Next> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  private func appending<Next>(_ path: AnyCasePath<Value, Next>) -> Case<Next> {
    Case<Next>(
      embed: { embed(path.embed($0)) },
      extract: { extract(from: $0).flatMap(path.extract(from:)) })
  }
}

/// A place whose value's type does not matter.
protocol AnyCase {
  /// Whether the enumeration `root` has a value at this place.
  func matches(_ root: Any) -> Bool
}

extension Case: AnyCase {
  func matches(_ root: Any) -> Bool {
    extract(from: root) != nil
  }
}
