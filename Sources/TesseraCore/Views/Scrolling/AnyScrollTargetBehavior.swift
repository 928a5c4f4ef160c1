/// A type-erased behavior.
nonisolated public struct AnyScrollTargetBehavior: ScrollTargetBehavior, @unchecked Sendable {
  // Sendable: made with a view on the main actor, and used there.
  /// The behavior whose type is hidden.
  public let base: any ScrollTargetBehavior

  /// Hides the type of a behavior.
  public init(_ base: any ScrollTargetBehavior) {
    self.base = base
  }

  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  @MainActor public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}
