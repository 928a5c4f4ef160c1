import Foundation
import Runtime
import Synchronization

/// The line of the user's code that is being run, for runtime warnings (H3).
nonisolated package enum CallSite {
  /// Whether warnings name the line. Programs want it; tests, which warn on purpose, only if the environment variable
  /// `TESSERA_WARNINGS` says `lines` or `trap`.
  private static let isWanted = Atomic(
    ["lines", "trap"].contains(ProcessInfo.processInfo.environment["TESSERA_WARNINGS"]))

  /// How many frames of the stack are looked through.
  private static let depth = 64
  /// Where the code of the engine and of the tool is.
  private static let ownSources: [String] = {
    let root = #filePath.dropLast("Sources/TesseraCore/Trace/CallSite.swift".count)
    return [root + "Sources/", root + "Tools/Sources/"]
  }()

  /// The innermost line on the stack that is neither Tessera's nor Swift's, as "File.swift:12"; nil where the program
  /// has no debug information.
  ///
  /// Reading that information takes a good part of a second in a large program: only for what is said once.
  package static func current() -> String? {
    stack(limit: depth).flatMap(innermostLine(of:))
  }

  /// What the process had loaded when a stack was read first. Swift 6.3 does not find libraries when it looks again.
  private static let images = Mutex<ImageMap?>(nil)

  /// The stack of the calling code.
  static func stack(limit: Int) -> Backtrace? {
    images.withLock { known in
      guard let stack = try? Backtrace.capture(limit: limit, top: 0, images: known) else { return nil }
      known = known ?? stack.images
      return stack
    }
  }

  /// The innermost line of a stack that is neither Tessera's nor Swift's.
  static func innermostLine(of stack: Backtrace) -> String? {
    guard let symbols = stack.symbolicated(with: nil, options: [.showSourceLocations, .useSymbolCache]) else {
      return nil
    }
    for frame in symbols.frames {
      guard let place = frame.symbol?.sourceLocation, isUserCode(place) else { continue }
      return "\(URL(fileURLWithPath: place.path).lastPathComponent):\(place.line)"
    }
    return nil
  }

  package static func nameInWarnings() {
    isWanted.store(true, ordering: .relaxed)
  }

  /// The line, if warnings are to name it.
  static var ofWarning: String? {
    isWanted.load(ordering: .relaxed) ? current() : nil
  }

  private static func isUserCode(_ place: SymbolicatedBacktrace.SourceLocation) -> Bool {
    place.line > 0 && place.path.hasSuffix(".swift")
      && !ownSources.contains { place.path.hasPrefix($0) }
  }
}
