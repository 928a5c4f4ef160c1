/// Why a medium cannot be played.
package struct MediaProblem: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// There is no such file.
    case missing
    /// It is of a kind that is not understood, or damaged.
    case unreadable
    /// Nothing plays media here.
    case unavailable
  }

  package var kind: Kind
  /// In words, for the developer.
  package var reason: String

  package init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }
}
