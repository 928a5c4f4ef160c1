import Foundation

/// What the command line says.
struct Options: Sendable {
  var from = 0
  var count = 300
  var isHostile = false
  var jobs = 2
  var isMinimizing = false
  var isShowing = false
  /// Whether this process runs trials itself, for another one.
  var isChild = false
  /// A trial to run instead of those of seeds.
  var trialFile: String?
  /// Where what was found is written.
  var folder = FileManager.default.currentDirectoryPath + "/.build/fuzz-findings"
  /// Processor time for one frame, in seconds.
  var limit: Double = Options.isDebug ? 20 : 2

  private static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  static let usage = """
    Usage: fuzz [--count N] [--from SEED] [--seed SEED] [--hostile] [--minimize] [--show] [--jobs N] [--out FOLDER] [--limit SECONDS]

      --count N        how many trees (300)
      --from SEED      the first seed; a new one each time if not given
      --seed SEED      this one alone
      --hostile        values that no program should have: NaN, infinities, negative lengths, the same id twice
      --minimize       makes what failed as small as it can be, and writes it as a Swift file for "tessera preview"
      --show           prints the Swift source of the tree of --seed, and runs nothing
      --jobs N         how many processes at once (2)
      --out FOLDER     for the Swift files of what failed (.build/fuzz-findings)
      --limit SECONDS  processor time for one frame (2; 20 in debug builds)

    Exits with 1 if anything failed.
    """

  /// - Returns: nil, with a message on the standard error stream, if they make no sense.
  init?(_ arguments: [String]) {
    var hasStart = false
    var arguments = arguments[...]
    while let option = arguments.popFirst() {
      switch option {
      case "--hostile": isHostile = true
      case "--minimize": isMinimizing = true
      case "--show": isShowing = true
      case "--child": isChild = true
      case "--trial", "--out":
        guard let value = arguments.popFirst() else { return nil }
        if option == "--out" { folder = value } else { trialFile = value }
      case "--count", "--from", "--seed", "--jobs":
        guard let value = arguments.popFirst().flatMap({ Int($0) }), value >= 0 else { return nil }
        switch option {
        case "--count": count = value
        case "--jobs": jobs = max(1, value)
        default:
          from = value
          hasStart = true
          if option == "--seed" { count = 1 }
        }
      case "--limit":
        guard let value = arguments.popFirst().flatMap({ Double($0) }), value > 0 else { return nil }
        limit = value
      default: return nil
      }
    }
    if !hasStart { from = Int(Date().timeIntervalSince1970 * 1_000) % 1_000_000_000 }
  }
}
