/// A key path to the associated value of a case: `\Route.Cases.detail`, or `\.detail` where the type is known.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A case key path whose value has any type.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension AnyCasePath {
  /// The path that a case key path describes.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    let place = Case<Root>()[keyPath: keyPath]
    self.init(
      embed: { value in
        // A key path from `Case<Root>` can only be made of cases of `Root`, so that it embeds into that type.
        guard let root = place.embed(value) as? Root else {
          preconditionFailure("A case key path of \(Root.self) made a value of another type.")
        }
        return root
      },
      extract: { place.extract(from: $0) })
  }
}

extension CasePathable {
  /// The associated value of a case; nil if this is another case.
  ///
  /// Writing a value makes this the case around it; writing nil does nothing.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { AnyCasePath(keyPath).extract(from: self) }
    set {
      guard let newValue else { return }
      self = AnyCasePath(keyPath).embed(newValue)
    }
  }

  /// Whether this is the case that `keyPath` leads to.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    (Case<Self>()[keyPath: keyPath] as? any AnyCase)?.matches(self) ?? false
  }

  /// Changes the associated value of a case in place. Nothing happens if this is another case.
  public mutating func modify<Value>(_ keyPath: CaseKeyPath<Self, Value>, _ change: (inout Value) -> Void) {
    let path = AnyCasePath(keyPath)
    guard var value = path.extract(from: self) else { return }
    change(&value)
    self = path.embed(value)
  }

  /// The associated value of a case, as `value.name`, for enumerations that are marked `@dynamicMemberLookup`.
  public subscript<Value>(dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }
}

extension _AppendKeyPath {
  /// The case around `value`: `(\Route.Cases.detail)(3)`.
  public func callAsFunction<Root, Value>(_ value: Value) -> Root where Self == CaseKeyPath<Root, Value> {
    AnyCasePath(self).embed(value)
  }

  /// The case without associated values.
  public func callAsFunction<Root>() -> Root where Self == CaseKeyPath<Root, Void> {
    AnyCasePath(self).embed(())
  }
}

/// Whether a case key path leads to the case that `root` is, so that key paths can be patterns of a `switch`.
public func ~= <Root: CasePathable, Value>(keyPath: CaseKeyPath<Root, Value>, root: Root) -> Bool {
  root[case: keyPath] != nil
}
