/// What a child process says, each on a line of its own.
enum ChildMessage: Codable, Sendable {
  case started(Int)
  case passed(Int)
  case failed(Int, Failure)
}
