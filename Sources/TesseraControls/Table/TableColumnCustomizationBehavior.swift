/// What users can change of a column of a table.
nonisolated public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  private var options: Set<Int> = []

  /// Nothing.
  public init() {}

  private init(_ option: Int) {
    options = [option]
  }

  /// Where the column stands.
  public static let reorder = TableColumnCustomizationBehavior(0)
  /// How wide the column is.
  public static let resize = TableColumnCustomizationBehavior(1)
  /// Whether the column is shown.
  public static let visibility = TableColumnCustomizationBehavior(2)
  /// Everything.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]

  /// Whether it has a member; of several, all.
  public func contains(_ member: TableColumnCustomizationBehavior) -> Bool {
    member.options.isSubset(of: options)
  }

  /// What is in either of both.
  public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    with { $0.formUnion(other.options) }
  }

  /// What is in both.
  public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    with { $0.formIntersection(other.options) }
  }

  /// What is in one of both only.
  public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    with { $0.formSymmetricDifference(other.options) }
  }

  /// Adds what is in another set.
  public mutating func formUnion(_ other: TableColumnCustomizationBehavior) {
    self = union(other)
  }

  /// Keeps what is in another set, too.
  public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) {
    self = intersection(other)
  }

  /// Keeps what is in one of both only.
  public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) {
    self = symmetricDifference(other)
  }

  /// Adds a member.
  ///
  /// - Returns: whether it was missing, and the member.
  @discardableResult
  public mutating func insert(
    _ newMember: TableColumnCustomizationBehavior
  ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
    let wasMissing = !contains(newMember)
    formUnion(newMember)
    return (wasMissing, newMember)
  }

  /// Takes a member out.
  ///
  /// - Returns: the member; nil if it was missing.
  @discardableResult
  public mutating func remove(
    _ member: TableColumnCustomizationBehavior
  ) -> TableColumnCustomizationBehavior? {
    let common = intersection(member)
    self = with { $0.subtract(member.options) }
    return common.isEmpty ? nil : common
  }

  /// Adds a member.
  ///
  /// - Returns: the member if it was there already.
  @discardableResult
  public mutating func update(
    with newMember: TableColumnCustomizationBehavior
  ) -> TableColumnCustomizationBehavior? {
    insert(newMember).inserted ? nil : newMember
  }

  private func with(_ change: (inout Set<Int>) -> Void) -> TableColumnCustomizationBehavior {
    var copy = self
    change(&copy.options)
    return copy
  }
}
