import Foundation

/// Runs trials, and says of each when it begins and how it ended.
@MainActor
struct Child {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() async -> Never {
    let watch = Watch(limit: options.limit)
    if let file = options.trialFile {
      guard let trial = TrialFile.read(file) else { exit(2) }
      await run(trial, watch)
    } else {
      for seed in options.from..<(options.from + options.count) {
        say(.started(seed))
        var maker = TrialMaker(seed: seed, isHostile: options.isHostile)
        await run(maker.trial(), watch)
      }
    }
    exit(0)
  }

  private func run(_ trial: Trial, _ watch: Watch) async {
    watch.beat("seed \(trial.seed)")
    let failure = await TrialRun(trial: trial, watch: watch).failure()
    watch.rest()
    say(failure.map { .failed(trial.seed, $0) } ?? .passed(trial.seed))
  }

  private func say(_ message: ChildMessage) {
    guard var line = try? JSONEncoder().encode(message) else { return }
    line.append(10)
    FileHandle.standardOutput.write(line)
  }
}
