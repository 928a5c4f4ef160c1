import Foundation
import Runtime

/// Places in the user's code from which the engine was called, found by the addresses on the stack.
///
/// The addresses are cheap to get. What they mean is asked for all of them at once when a recording is written: reading
/// debug information takes long.
@MainActor
struct TracePlaces {
  private var numbers: [Int: Int32] = [:]
  private var stacks: ContiguousArray<[UInt]> = []
  /// The lines of the places that were asked for so far.
  private var lines: [String?] = []
  /// A stack that knows what the process has loaded.
  private var sample: Backtrace?
  private var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: Self.depth)

  /// The engine's own calls come first, and in debug builds they are many.
  private static let depth = 48
  /// The maximum number of places; further ones are not recorded.
  private static let limit = 1024

  private typealias StackReader = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, CInt) -> CInt
  /// A function of the C library that Swift's module of it leaves out.
  private static let readStack = SystemFunction.find("backtrace", as: StackReader.self)

  /// The number of the place that is calling; nil where stacks cannot be read.
  mutating func current() -> Int32? {
    guard let readStack = Self.readStack else { return nil }
    let count = addresses.withUnsafeMutableBufferPointer { readStack($0.baseAddress!, CInt($0.count)) }
    var hasher = Hasher()
    for address in addresses.prefix(Int(count)) { hasher.combine(address) }
    let key = hasher.finalize()
    if let known = numbers[key] { return known }
    guard stacks.count < Self.limit else { return nil }
    if sample == nil { sample = CallSite.stack(limit: 1) }
    stacks.append(addresses.prefix(Int(count)).map { UInt(bitPattern: $0) })
    let number = Int32(stacks.count - 1)
    numbers[key] = number
    return number
  }

  /// A place as "File.swift:12"; nil where the program has no debug information.
  mutating func line(of number: Int32) -> String? {
    if lines.count < stacks.count { readLines() }
    return lines[Int(number)]
  }

  private mutating func readLines() {
    let unknown = stacks.dropFirst(lines.count)
    let found = sample.map { CallSite.lines(ofReturnAddresses: Set(unknown.joined()), in: $0) } ?? [:]
    lines += unknown.map { stack in stack.lazy.compactMap { found[$0] }.first }
  }
}
