/// Keys that are held while something else happens.
nonisolated public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The caps lock key, while it is locked.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The option key, which is Alt on most keyboards.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The command key of an Apple keyboard. Here shortcuts with it are typed with the control key.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the block of digits.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// The function key.
  public static let function = EventModifiers(rawValue: 1 << 6)
  /// All modifiers but the function key.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
