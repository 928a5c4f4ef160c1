import Foundation

/// A press of a key of a hardware keyboard.
nonisolated public struct KeyPress: Sendable {
  /// What happened to the key.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key went down.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held down.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key went up.
    public static let up = Phases(rawValue: 1 << 2)
    /// Everything that can happen to a key.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a key was handled.
  public enum Result: Sendable {
    /// It was used: the views around are not asked.
    case handled
    /// It was not used: the views around are asked.
    case ignored
  }

  /// What happened to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  /// The keys that were held meanwhile.
  public let modifiers: EventModifiers

  package init(
    _ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [], phase: Phases = .down
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters ?? String(key.character)
    self.modifiers = modifiers
  }
}

nonisolated extension KeyPress.Phases: CustomDebugStringConvertible {
  /// The names of what happened.
  public var debugDescription: String {
    let names = [(KeyPress.Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
    return "[\(names.joined(separator: ", "))]"
  }
}

nonisolated extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String {
    "KeyPress(\(characters.debugDescription), modifiers: \(modifiers.rawValue), phase: \(phase.rawValue))"
  }
}
