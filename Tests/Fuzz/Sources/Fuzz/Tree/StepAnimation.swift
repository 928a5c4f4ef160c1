import SwiftUI

/// The animations with which the model changes.
@MainActor
enum StepAnimation {
  static let all: [(source: String, value: Animation)] = [
    (".default", .default), (".linear(duration: 0.5)", .linear(duration: 0.5)), (".bouncy", .bouncy),
    (".easeInOut(duration: 0.1)", .easeInOut(duration: 0.1)),
    (".easeIn(duration: 0.3).delay(0.2)", .easeIn(duration: 0.3).delay(0.2)),
    (".spring(duration: 0.4, bounce: 0.5)", .spring(duration: 0.4, bounce: 0.5)),
  ]
}
