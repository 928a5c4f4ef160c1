extension Optional: CasePathable {
  /// The paths to the cases of an optional.
  public struct AllCasePaths: Sendable {
    public var none: AnyCasePath<Wrapped?, Void> {
      AnyCasePath<Wrapped?, Void>(embed: { nil }, extract: { $0 == nil ? () : nil })
    }

    public var some: AnyCasePath<Wrapped?, Wrapped> {
      AnyCasePath<Wrapped?, Wrapped>(embed: { $0 }, extract: { $0 })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Case {
  /// The place of the associated value of a case inside the optional at this place.
  public subscript<Wrapped: CasePathable, Next>(
    dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Next>>
  ) -> Case<Next> where Value == Wrapped? {
    self[dynamicMember: \.some][dynamicMember: keyPath]
  }
}
