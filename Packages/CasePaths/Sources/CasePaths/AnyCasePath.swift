/// A path from an enumeration to the associated value of one of its cases, as a key path leads to a property.
public struct AnyCasePath<Root, Value>: Sendable {
  private let embedValue: @Sendable (Value) -> Root
  private let extractValue: @Sendable (Root) -> Value?

  /// A path made of two functions that undo each other.
  ///
  /// - Parameters:
  ///   - embed: makes the case around a value.
  ///   - extract: gives the value back; nil for other cases.
  @preconcurrency
  public init(embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    embedValue = embed
    extractValue = extract
  }

  /// A path to the case that `embed` constructs.
  ///
  /// The value is found by reflection. `embed` has to be the constructor of a case, such as `Route.detail`, and the
  /// enumeration must not describe itself with a mirror of its own, and functions cannot be found: nothing is
  /// extracted then. `@CasePathable` knows none of these limits.
  @preconcurrency
  public init(_ embed: @escaping @Sendable (Value) -> Root) {
    let reflection = CaseReflection(embed: embed)
    self.init(embed: embed, extract: { reflection.extract(from: $0) })
  }

  /// The case around `value`.
  public func embed(_ value: Value) -> Root {
    embedValue(value)
  }

  /// The associated value of `root`; nil if it is another case.
  public func extract(from root: Root) -> Value? {
    extractValue(root)
  }

  /// Changes the associated value in place.
  ///
  /// - Throws: `CaseExtractionFailure` if `root` is another case, or what `change` throws.
  public func modify<Result>(_ root: inout Root, _ change: (inout Value) throws -> Result) throws -> Result {
    guard var value = extract(from: root) else { throw CaseExtractionFailure() }
    let result = try change(&value)
    root = embed(value)
    return result
  }

  /// The path that goes on from this path's value.
  public func appending<Next>(path: AnyCasePath<Value, Next>) -> AnyCasePath<Root, Next> {
    AnyCasePath<Root, Next>(
      embed: { embed(path.embed($0)) },
      extract: { extract(from: $0).flatMap(path.extract(from:)) })
  }
}

extension AnyCasePath where Root == Value {
  /// The path that leads nowhere: every value is its own value.
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath: CustomDebugStringConvertible {
  public var debugDescription: String {
    "AnyCasePath<\(Root.self), \(Value.self)>"
  }
}

/// The older name of `AnyCasePath`.
public typealias CasePath = AnyCasePath

/// A value was asked for from an enumeration that is another case.
public struct CaseExtractionFailure: Error, Equatable, CustomStringConvertible {
  public init() {}

  public var description: String { "The enumeration is another case than the one that the case path leads to." }
}
