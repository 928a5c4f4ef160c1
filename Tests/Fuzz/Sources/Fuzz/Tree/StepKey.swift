import SwiftUI

/// The keys that are pressed.
@MainActor
enum StepKey {
  static let all: [(key: KeyEquivalent, modifiers: EventModifiers)] = [
    (.tab, []), (.return, []), (.space, []), (.escape, []), (.upArrow, []), (.downArrow, []), (.leftArrow, []),
    (.rightArrow, []), (.delete, []), (.deleteForward, []), (.home, []), (.end, []), (.pageDown, []), (.tab, .shift),
    ("a", .command), ("k", .command), ("c", .command), ("v", .command), ("x", .command), ("z", .command),
    (.leftArrow, .shift), (.rightArrow, .option), ("a", []),
  ]
}
