/// A trial that failed.
struct Finding: Sendable {
  let seed: Int
  let kind: Failure.Kind
  /// What findings of the same cause have in common, as far as that can be told.
  let signature: String
  let details: String
}
