/// Who follows properties of an object. What changes them has all of them compared with what they were.
@MainActor
public final class _PropertyObservers {
  private var checks: [Int: @MainActor () -> Void] = [:]
  private var count = 0

  package nonisolated init() {}

  /// - Returns: the number to end it with.
  func add(_ check: @escaping @MainActor () -> Void) -> Int {
    count += 1
    checks[count] = check
    return count
  }

  func remove(_ number: Int) {
    checks[number] = nil
  }

  package func check() {
    guard !checks.isEmpty else { return }
    for (number, check) in checks.sorted(by: { $0.key < $1.key }) where checks[number] != nil { check() }
  }
}
