/// What stands at one place of an entry's template.
enum Value: Codable, Hashable, Sendable {
  case number(Double)
  /// One of the parameter's choices.
  case choice(Int)
  case text(String)
  /// One of the parameter's properties of the model.
  case property(Int)
  /// The item of the row that the value stands in.
  case item
}
