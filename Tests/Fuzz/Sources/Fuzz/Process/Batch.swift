import Foundation

/// Runs the trials of many seeds in child processes and reports what failed.
@MainActor
struct Batch {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// - Returns: whether everything was as it has to be.
  func run() -> Bool {
    print("\(options.count) \(options.isHostile ? "hostile" : "ordinary") trees from seed \(options.from)")
    // The seed is always known.
    fflush(nil)
    let start = Date()
    let jobs = JobState(options: options)
    jobs.run()
    let found = jobs.found.sorted { $0.seed < $1.seed }
    report(found)
    print("\(jobs.passed) passed, \(found.count) failed, in \(Int(Date().timeIntervalSince(start))) s")
    return found.isEmpty
  }

  private func report(_ found: [Finding]) {
    for (signature, findings) in Dictionary(grouping: found, by: \.signature).sorted(by: {
      $0.value.count > $1.value.count
    }) {
      print("\n== \(findings.count) x \(signature)")
      print("   seeds: \(findings.prefix(12).map { "\($0.seed)" }.joined(separator: " "))")
      print(findings[0].details.split(separator: "\n").prefix(14).map { "   \($0)" }.joined(separator: "\n"))
      guard options.isMinimizing else { continue }
      write(findings[0])
    }
  }

  private func write(_ finding: Finding) {
    var maker = TrialMaker(seed: finding.seed, isHostile: options.isHostile)
    let trial = Minimizer(kind: finding.kind, limit: options.limit).smallest(of: maker.trial())
    let file = "\(options.folder)/\(finding.kind.rawValue)-\(finding.seed).swift"
    try? FileManager.default.createDirectory(atPath: options.folder, withIntermediateDirectories: true)
    let source = SourcePrinter.source(of: trial)
    _ = FileManager.default.createFile(atPath: file, contents: Data(source.utf8))
    TrialFile.write(trial, to: file + ".json")
    print("   smallest (\(trial.count) parts): \(file)")
    print(SourcePrinter.summary(of: trial))
  }
}
