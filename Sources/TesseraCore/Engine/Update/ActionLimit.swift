/// Limits how often an action runs in one frame (B11).
struct ActionLimit {
  private static let maximumRuns = 2
  private var frame = 0
  private var runs = 0

  mutating func allowsRun(in currentFrame: Int) -> Bool {
    if frame != currentFrame {
      frame = currentFrame
      runs = 0
    }
    guard runs < Self.maximumRuns else { return false }
    runs += 1
    return true
  }
}
