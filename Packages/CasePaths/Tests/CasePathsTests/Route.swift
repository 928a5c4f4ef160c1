import CasePaths

/// An enumeration with cases of every shape, known by reflection alone.
enum Shape: Equatable {
  case plain
  case other
  case number(Int)
  case anotherNumber(Int)
  case labeled(side: Int)
  case pair(Int, String)
  case labeledPair(width: Int, name: String)
  case optional(Int?)
  indirect case nested(Shape)
  case list([String])
}

/// An enumeration with case key paths.
@CasePathable
@dynamicMemberLookup
public enum Route: Equatable {
  case home
  case detail(Int)
  case settings(Settings)
  case search(text: String, limit: Int)
  case `default`
  indirect case back(Route)
  #if CASE_PATHS_NEVER
    case hidden(Int)
  #endif

  var isHome: Bool {
    switch self {
    case .home: true
    default: false
    }
  }
}

@CasePathable
public enum Settings: Equatable, Sendable {
  case sound(volume: Double), language(String)
}

@CasePathable
enum Loading<Value, Failure: Error> {
  case idle
  case loaded(Value)
  case failed(Failure, retry: @Sendable () -> Void)
  case both(Result<Value, Failure>, [String: Value])
}
