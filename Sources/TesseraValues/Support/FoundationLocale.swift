import Foundation
import Glibc
import Synchronization

/// Foundation's `Locale.current` and `Locale.autoupdatingCurrent`, which are the same for all users of this platform: made
/// those of the program, for its own code and for Foundation's formats.
///
/// Nothing in Foundation can be told so. The program and its libraries call both by tables of addresses, which are changed.
/// Where Foundation calls itself directly, as `Calendar.current` does, they stay what they were.
nonisolated enum FoundationLocale {
  private static let shown = Mutex<Locale?>(nil)

  private static let getters = [
    "$s20FoundationEssentials6LocaleV7currentACvgZ", "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ",
  ]

  /// As the compiler returns a `Locale`: two words in registers, which C has this type for.
  private typealias Words = lldiv_t

  /// What stands in for both. Its callers own the locale that they get.
  private static let getter: @convention(c) () -> Words = {
    let locale = UnsafeMutablePointer<Locale>.allocate(capacity: 1)
    // What is not deinitialized here is the caller's.
    locale.initialize(to: FoundationLocale.shown.withLock { $0 } ?? Locale(identifier: ""))
    defer { locale.deallocate() }
    return UnsafeRawPointer(locale).load(as: Words.self)
  }

  /// From now on, both are `locale`.
  static func become(_ locale: Locale) {
    guard MemoryLayout<Locale>.size == MemoryLayout<Words>.size else { return }
    shown.withLock { $0 = locale }
    LibraryCalls.all.forEach(replace)
  }

  /// Has libraries that were loaded since follow, if the others do.
  static func extend() {
    guard shown.withLock({ $0 }) != nil else { return }
    LibraryCalls.all.forEach(replace)
  }

  private static func replace(in calls: LibraryCalls) {
    for name in getters { calls.replace(name, by: getter) }
  }
}
