/// Calls back when all animations of a transaction are over.
@MainActor
final class CompletionGroup {
  private var count = 1
  /// Called once.
  var completion: (() -> Void)?

  func enter() {
    count += 1
  }

  func leave() {
    count -= 1
    if count == 0 { completion?() }
  }
}
