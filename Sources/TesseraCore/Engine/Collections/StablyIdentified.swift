/// A class whose objects keep their identifiers for as long as they live: rows of the same objects are the same rows, which
/// is found out without asking each for its identifier.
nonisolated public protocol _StablyIdentified: AnyObject {
  /// The type of the identifiers that stay.
  associatedtype _StableID: Hashable
}

nonisolated extension _StablyIdentified {
  fileprivate static func isIdentified<ID>(by type: ID.Type) -> Bool { type == _StableID.self }
}

nonisolated extension ForEach {
  /// Whether two elements that are one object have the same id.
  var hasStableElements: Bool {
    usesOwnID && (Data.Element.self as? any _StablyIdentified.Type)?.isIdentified(by: ID.self) == true
  }
}
