/// What was wrong in a trial.
struct Failure: Error, Codable, Hashable, Sendable {
  enum Kind: String, Codable, Sendable {
    case crash, hang, difference, pixels, unrest, unsettled, leak, life, notFinite, warning
  }

  let kind: Kind
  let message: String
}
