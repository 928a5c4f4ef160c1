import TesseraCore

/// Where the code of a task is that waits for its turn.
enum TaskPlace {
  /// The lines on which the innermost functions of the program go on that wait for one another, as "File.swift:12";
  /// nil where the program has no debug information.
  ///
  /// - Parameter job: a step of a task that has not begun. It must not begin in the meantime.
  static func line(of job: UnownedJob) -> String? {
    let addresses = resumptions(of: job)
    // Look-ups are made for the instruction before a return address; these are the beginnings of functions.
    guard let sample = CallSite.stack(limit: 1) else { return nil }
    let lines = CallSite.lines(ofReturnAddresses: Set(addresses.map { $0 + 2 }), in: sample)
    return addresses.lazy.compactMap { lines[$0 + 2] }.first
  }

  /// How many functions are looked at.
  private static let depth = 32

  /// The resume addresses of the task and of its callers, innermost first.
  ///
  /// A task begins with its job: the address at which to go on is its eighth word, and the ninth the context to go on
  /// with. A context begins with that of the caller and the address at which the caller goes on.
  private static func resumptions(of job: UnownedJob) -> [UInt] {
    let words = job.address.assumingMemoryBound(to: UInt.self)
    var addresses = [words[7]]
    var context = UnsafePointer<UInt>(bitPattern: words[8])
    while let current = context, addresses.count < depth {
      addresses.append(current[1])
      context = UnsafePointer(bitPattern: current[0])
    }
    return addresses.filter { $0 > 0 }
  }
}
