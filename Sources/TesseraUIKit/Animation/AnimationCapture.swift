import SwiftUI

/// Takes the animations that code begins, so that something else moves the views (J301).
@MainActor
final class AnimationCapture {
  /// The one that takes animations at the moment; nil for none.
  private static var current: AnimationCapture?

  /// What the animations that were taken change.
  private(set) var tracks: [KeyframeTrack] = []
  private var completions: [() -> Void] = []

  /// Runs code whose animations are taken rather than begun.
  func record(_ code: () -> Void) {
    let outer = Self.current
    Self.current = self
    code()
    Self.current = outer
  }

  /// Takes an animation, if one is to be taken.
  ///
  /// - Returns: whether it was. Its changes are made, and shown as far as the capture says.
  static func takes(_ changes: () -> Void, completion: @escaping () -> Void) -> Bool {
    guard let current else { return false }
    current.completions.append(completion)
    current.tracks += KeyframeRecording(changes).tracks
    return true
  }

  /// All animations that were taken are over.
  func finish() {
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }
}
