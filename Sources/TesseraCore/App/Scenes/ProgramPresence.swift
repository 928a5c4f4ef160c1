/// What a program as a whole asks of the desktop: that the screen stays lit, and a number beside its icon.
///
/// The window host shows it; without one, such as in tests, it is only kept.
@MainActor
package enum ProgramPresence {
  /// Whether the screen stays lit while the user touches neither keys nor pointer.
  package static var keepsScreenLit = false {
    didSet { if keepsScreenLit != oldValue { onChange?() } }
  }

  /// The number beside the program's icon; 0 shows none.
  package static var badge = 0 {
    didSet { if badge != oldValue { onChange?() } }
  }

  /// Runs after each change.
  package static var onChange: (@MainActor () -> Void)? {
    didSet { onChange?() }
  }
}
