/// The kinds of input of a gesture (E17).
nonisolated public struct GestureInputKinds: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A finger on the screen.
  public static let directTouch = GestureInputKinds(rawValue: 1 << 0)
  /// Fingers elsewhere than on the screen, such as on a touchpad.
  public static let indirectTouch = GestureInputKinds(rawValue: 1 << 1)
  /// A pen.
  public static let pencil = GestureInputKinds(rawValue: 1 << 2)
  /// A mouse, or a touchpad that moves the pointer.
  public static let pointer = GestureInputKinds(rawValue: 1 << 3)
  /// All kinds.
  public static let all: GestureInputKinds = [.directTouch, .indirectTouch, .pencil, .pointer]
}
