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
    let root = #filePath.dropLast("Sources/TesseraValues/Diagnostics/CallSite.swift".count)
    return [root + "Sources/", root + "Tools/Sources/"]
  }()

  /// The innermost line on the stack that is neither Tessera's nor Swift's, as "File.swift:12"; nil where the program
  /// has no debug information.
  ///
  /// Reading that information takes a good part of a second in a large program: only for what is said once.
  package static func current() -> String? {
    stack(limit: depth).flatMap(innermostLine(of:))
  }

  /// What the process had loaded when a stack was read first. Swift 6.3 does not find libraries in a second search.
  private static let images = Mutex<ImageMap?>(nil)

  /// The stack of the calling code.
  package static func stack(limit: Int) -> Backtrace? {
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
    return symbols.frames.lazy.compactMap(line(of:)).first
  }

  /// A frame's line, if it is the user's.
  private static func line(of frame: SymbolicatedBacktrace.Frame) -> String? {
    guard let place = frame.symbol?.sourceLocation, isUserCode(place) else { return nil }
    return "\(URL(fileURLWithPath: place.path).lastPathComponent):\(place.line)"
  }

  /// A stack as it is stored.
  private struct StoredStack: Codable {
    /// In the compact format of Swift's runtime, as Base64.
    var backtrace: String
    var architecture: String
    var imageMap: String?
  }

  /// The lines of the user's code that calls return to, for many calls at once: what takes long is to open the debug
  /// information.
  ///
  /// - Parameter sample: a stack of the process. The addresses take the place of its own.
  package static func lines(ofReturnAddresses addresses: Set<UInt>, in sample: Backtrace) -> [UInt: String] {
    guard let data = try? JSONEncoder().encode(sample),
      var stored = try? JSONDecoder().decode(StoredStack.self, from: data)
    else { return [:] }
    let addresses = addresses.filter { $0 > 0 }.sorted()
    stored.backtrace = compactForm(of: addresses.map { $0 - 1 }).base64EncodedString()
    guard let data = try? JSONEncoder().encode(stored),
      let stack = try? JSONDecoder().decode(Backtrace.self, from: data),
      let symbols = stack.symbolicated(with: nil, options: [.showSourceLocations, .useSymbolCache])
    else { return [:] }
    var lines: [UInt: String] = [:]
    for (address, frame) in zip(addresses, symbols.frames) { lines[address] = line(of: frame) }
    return lines
  }

  /// Addresses of 64 bits: each is the code for an absolute address in eight bytes, and these, the highest first.
  private static func compactForm(of addresses: [UInt]) -> Data {
    var data = Data([2])
    for address in addresses {
      data.append(0x1f)
      withUnsafeBytes(of: UInt64(address).bigEndian) { data.append(contentsOf: $0) }
    }
    data.append(0)
    return data
  }

  package static func nameInWarnings() {
    isWanted.store(true, ordering: .relaxed)
  }

  /// The line, if warnings are to name it.
  package static var ofWarning: String? {
    isWanted.load(ordering: .relaxed) ? current() : nil
  }

  private typealias StackReader = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, CInt) -> CInt
  /// A function of the C library that Swift's module of it leaves out.
  private static let readStack = SystemFunction.find("backtrace", as: StackReader.self)

  /// Where the calling code returns to, for `lookUp(_:)`, if warnings are to name the line.
  package static var addressesOfWarning: [UInt]? {
    isWanted.load(ordering: .relaxed) ? addresses() : nil
  }

  /// Where the calling code returns to, the innermost address first; nil where stacks cannot be read. It is quickly told.
  package static func addresses() -> [UInt]? {
    guard let readStack else { return nil }
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: depth)
    let count = addresses.withUnsafeMutableBufferPointer { readStack($0.baseAddress!, CInt($0.count)) }
    return addresses.prefix(Int(count)).map { UInt(bitPattern: $0) }
  }

  /// The innermost line among return addresses that is neither Tessera's nor Swift's, found on another thread.
  @concurrent
  package static func lookUp(_ addresses: [UInt]) async -> String? {
    guard let sample = stack(limit: 1) else { return nil }
    let lines = lines(ofReturnAddresses: Set(addresses), in: sample)
    return addresses.lazy.compactMap { lines[$0] }.first
  }

  private static func isUserCode(_ place: SymbolicatedBacktrace.SourceLocation) -> Bool {
    place.line > 0 && place.path.hasSuffix(".swift")
      && !ownSources.contains { place.path.hasPrefix($0) }
  }
}
