/// A message that a participant sent.
public struct Message: Identifiable, Equatable, Sendable {
  public let id: Int
  let text: String
  let isMine: Bool

  public init(id: Int, text: String, isMine: Bool) {
    self.id = id
    self.text = text
    self.isMine = isMine
  }
}
