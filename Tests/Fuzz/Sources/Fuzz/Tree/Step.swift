/// What happens to a tree.
enum Step: Codable, Hashable, Sendable {
  struct Assignment: Codable, Hashable, Sendable {
    var property: String
    var value: ModelValue
  }

  /// A place in the screen, as shares of its size.
  struct Place: Codable, Hashable, Sendable {
    var x: Double
    var y: Double
  }

  /// Properties of the model change, with one of `StepAnimation.all` if any.
  case set([Assignment], animation: Int?)
  case wait(seconds: Double)
  case resize(width: Double, height: Double)
  /// The root gets the value that it has.
  case refresh
  case draw
  case tap(Place, count: Int)
  /// A tap in the middle of one of the elements of the screen.
  case tapElement(Int)
  case longPress(Place, seconds: Double)
  case drag(Place, Place)
  case scroll(Place, dx: Double, dy: Double)
  case hover(Place?)
  case secondaryTap(Place)
  case pinch(Place, magnification: Double, degrees: Double)
  /// One of `StepKey.all`.
  case key(Int)
  case type(String)
  case compose(String)

  /// Whether a person does it, so that views may remember it.
  var isInput: Bool {
    switch self {
    case .set, .wait, .resize, .refresh, .draw: false
    default: true
    }
  }
}
