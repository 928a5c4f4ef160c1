import BenchComparison
import Foundation

/// Measures cases, and compares them with what is kept or keeps them.
@MainActor
struct Check {
  /// How often a case is measured before its time is called a fault.
  private static let attempts = 5
  /// Seconds before the first of the further attempts, and as many more before each of the next: what else the machine does
  /// ends some time.
  private static let pause = 5
  /// How often a case is measured before the middle ratio is kept.
  private static let attemptsToKeep = 3

  private let cases: [BenchmarkCase]
  private let options: Options
  private let processor = Versions.processor
  private let versions = Versions.current

  init(_ cases: [BenchmarkCase], _ options: Options) {
    self.cases = cases
    self.options = options
  }

  /// Measures, again what seems too slow, and compares with what is kept.
  func run(_ write: (String) -> Void) throws {
    guard var kept = try KeptFile.read() else {
      throw CheckError("nothing is kept. \"bench --keep\" writes \(KeptFile.url.path).")
    }
    kept.cases = kept.cases.filter { options.includes($0.key) }
    var measured = try measureAll()
    var comparison = Comparison(of: measured, with: kept, processor: processor, versions: versions)
    for attempt in 1..<Self.attempts {
      let suspects = Set(comparison.faults.filter(\.isOfTime).flatMap(\.cases))
      guard !suspects.isEmpty else { break }
      write("Measured again: \(measured.map(\.name).filter(suspects.contains).joined(separator: "; "))")
      sleep(UInt32(attempt * Self.pause))
      for (index, benchmark) in cases.enumerated() where suspects.contains(benchmark.name) {
        measured[index].join(try CaseProcess.measure(benchmark.name))
      }
      comparison = Comparison(of: measured, with: kept, processor: processor, versions: versions)
    }
    try report(measured, comparison, kept, write)
  }

  /// Measures and keeps the result. How costs grow is not kept but stated in the cases, and has to be as they say.
  func keep(_ write: (String) -> Void) throws {
    let old = try KeptFile.read()
    let present = [processor] + versions
    if options.filter != nil, let old, [old.processor] + old.versions != present {
      throw CheckError(
        "what is kept was measured with \(([old.processor] + old.versions).joined(separator: ", ")), and this is "
          + "\(present.joined(separator: ", ")): record all cases, without --filter.")
    }
    let measured = try measureToKeep()
    var kept = KeptValues(
      processor: processor, versions: versions, cases: options.filter == nil ? [:] : old?.cases ?? [:])
    kept.keep(measured)
    try KeptFile.write(kept)
    kept.cases = kept.cases.filter { options.includes($0.key) }
    let comparison = Comparison(of: measured, with: kept, processor: processor, versions: versions)
    try report(measured, comparison, kept, write)
  }

  private func measureAll() throws -> [MeasuredCase] {
    try cases.map { try CaseProcess.measure($0.name) }
  }

  /// The middle one of several measurements of each case: the shortest times of one of them may be those of a moment in
  /// which the caches of the machine were not shared.
  private func measureToKeep() throws -> [MeasuredCase] {
    let attempts = try (0..<Self.attemptsToKeep).map { _ in try measureAll() }
    return cases.indices.map { index in
      attempts.map { $0[index] }.sorted { $0.ratio < $1.ratio }[Self.attemptsToKeep / 2]
    }
  }

  private func report(
    _ measured: [MeasuredCase], _ comparison: Comparison, _ kept: KeptValues, _ write: (String) -> Void
  ) throws {
    let report = CheckReport(measured, comparison, kept: kept, processor: processor, versions: versions)
    write(report.table)
    guard comparison.faults.isEmpty else { throw CheckError(report.faults) }
    write("\(measured.count) cases cost what is kept of them.")
  }
}

/// Why a check failed.
struct CheckError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
