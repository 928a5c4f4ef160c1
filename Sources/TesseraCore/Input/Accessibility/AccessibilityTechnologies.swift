/// Kinds of assistive technology.
nonisolated public struct AccessibilityTechnologies: SetAlgebra, Hashable, Sendable {
  private var kinds: Set<String>

  /// No kind.
  public init() {
    kinds = []
  }

  private init(_ kind: String) {
    kinds = [kind]
  }

  /// Readers of screens.
  public static let voiceOver = AccessibilityTechnologies("voiceOver")
  /// Switches that walk through a screen.
  public static let switchControl = AccessibilityTechnologies("switchControl")

  /// Whether all kinds of another set, which has one as a rule, are among these.
  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    kinds.isSuperset(of: member.kinds)
  }

  /// Both sets in one.
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    var result = self
    result.formUnion(other)
    return result
  }

  /// What both sets have.
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    var result = self
    result.formIntersection(other)
    return result
  }

  /// What only one of the sets has.
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }

  /// Adds the kinds of another set.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Takes the kinds of another set away; nil if none of them was there.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let removed = intersection(member)
    kinds.subtract(member.kinds)
    return removed.kinds.isEmpty ? nil : removed
  }

  /// Adds the kinds of another set; the ones that were there before.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.kinds.isEmpty ? nil : known
  }

  /// Adds the kinds of another set.
  public mutating func formUnion(_ other: AccessibilityTechnologies) {
    kinds.formUnion(other.kinds)
  }

  /// Keeps what another set has, too.
  public mutating func formIntersection(_ other: AccessibilityTechnologies) {
    kinds.formIntersection(other.kinds)
  }

  /// Keeps what only one of the sets has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    kinds.formSymmetricDifference(other.kinds)
  }
}
