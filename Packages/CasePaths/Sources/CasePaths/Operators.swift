prefix operator /

precedencegroup CasePathComposition {
  associativity: left
  higherThan: NilCoalescingPrecedence
}

infix operator .. : CasePathComposition

/// The path to the case that `embed` constructs: `/Route.detail`.
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> AnyCasePath<Root, Value> {
  AnyCasePath(constructor: embed)
}

/// The path to a case without associated values: `/Route.home`.
///
/// The parameter is written as a tuple with nothing but the case in it. The compiler would prefer a plain generic
/// parameter to the function in the operator above, and take constructors for cases.
@_disfavoredOverload
public prefix func / <Root, each Nothing>(root: (Root, repeat each Nothing)) -> AnyCasePath<Root, Void> {
  AnyCasePath(bareCase: root.0)
}

/// The path that leads nowhere: `/Route.self`.
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
  AnyCasePath()
}

/// A function that extracts the value of the case that `embed` constructs: `routes.compactMap(/Route.detail)`.
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  AnyCasePath(constructor: embed).extract(from:)
}

/// The path that goes on from the left path's value along the right one.
public func .. <Root, Value, Next>(
  left: AnyCasePath<Root, Value>, right: AnyCasePath<Value, Next>
) -> AnyCasePath<Root, Next> {
  left.appending(path: right)
}

/// The path that goes on from the left path's value to the case that `embed` constructs.
public func .. <Root, Value, Next>(
  left: AnyCasePath<Root, Value>, embed: @escaping (Next) -> Value
) -> AnyCasePath<Root, Next> {
  left.appending(path: AnyCasePath(constructor: embed))
}

/// Whether a path leads to the case that `root` is, so that paths can be patterns of a `switch`.
public func ~= <Root, Value>(path: AnyCasePath<Root, Value>, root: Root) -> Bool {
  path.extract(from: root) != nil
}

extension AnyCasePath {
  /// The path to the case that `embed` constructs.
  fileprivate init(constructor embed: @escaping (Value) -> Root) {
    // Safe to share between threads: the constructor of a case has no state. Swift 5 does not call it `@Sendable`.
    nonisolated(unsafe) let embed = embed
    self.init({ @Sendable in embed($0) })
  }
}

extension AnyCasePath where Value == Void {
  /// The path to a case without associated values.
  fileprivate init(bareCase root: Root) {
    // Safe to share between threads: a case without associated values refers to nothing.
    nonisolated(unsafe) let root = root
    let reflection = CaseReflection<Root, Void>(embed: { root }, tag: EnumTag(of: root))
    self.init(embed: { root }, extract: { reflection.extract(from: $0) })
  }
}
