/// What a property of the model can be set to.
enum ModelValue: Codable, Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Int])
  case integer(Int)
  case none

  var source: String {
    switch self {
    case .flag(let flag): "\(flag)"
    case .number(let number): Literal.number(number)
    case .text(let text): Literal.text(text)
    case .list(let list): "\(list)"
    case .integer(let integer): "\(integer)"
    case .none: "nil"
    }
  }
}
