/// Why a project cannot be read or built: a sentence for its owner.
public struct ProjectProblem: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
