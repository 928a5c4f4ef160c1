import Foundation

/// Makes a trial that fails as small as it can be: it still fails in the same way.
struct Minimizer {
  let kind: Failure.Kind
  let limit: Double

  func smallest(of trial: Trial) -> Trial {
    var best = trial
    var didShrink = true
    var attempts = 0
    while didShrink, attempts < 1_500 {
      didShrink = false
      for candidate in TrialShrinker.candidates(of: best) {
        attempts += 1
        if fails(candidate) {
          best = candidate
          didShrink = true
          break
        }
        if attempts >= 1_500 { break }
      }
    }
    return best
  }

  private func fails(_ trial: Trial) -> Bool {
    let file = NSTemporaryDirectory() + "fuzz-trial-\(getpid())-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    TrialFile.write(trial, to: file)
    let run = ChildRun(["--trial", file, "--limit", "\(limit)"], firstSeed: trial.seed)
    return run.lost?.failure.kind == kind || run.failures.contains { $0.failure.kind == kind }
  }
}
