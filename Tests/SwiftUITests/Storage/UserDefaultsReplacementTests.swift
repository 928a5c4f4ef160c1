import Testing

@testable import TesseraCore

/// What is known of Foundation's class is looked at before it is used.
struct UserDefaultsReplacementTests {
  /// A table of a class with as many methods as needed, in memory of its own.
  private final class Table {
    let members: UnsafeMutableBufferPointer<UInt>
    let superclass: UInt

    init(superclass: UInt, _ members: [UInt]) {
      self.superclass = superclass
      self.members = .allocate(capacity: members.count)
      _ = self.members.initialize(from: members)
    }

    deinit { members.deallocate() }

    var table: ClassTable { ClassTable(superclass: superclass, members: members) }
  }

  private static let count = UserDefaultsReplacement.overrideCount
  private let original = Table(superclass: 1, (0..<UInt(count) + 10).map { $0 })

  private func problem(plain: Table, settings: Table) -> String? {
    UserDefaultsReplacement.problem(original.table, plain: plain.table, settings: settings.table, superclass: 7)
  }

  private func subclass(_ superclass: UInt = 7, overriding count: Int) -> Table {
    Table(superclass: superclass, original.members.map { $0 < UInt(count) ? $0 + 1000 : $0 })
  }

  @Test("the Foundation of this system is understood")
  func present() {
    #expect(UserDefaultsReplacement.isDone)
  }

  @Test("tables as expected have no problem")
  func sound() {
    #expect(problem(plain: subclass(overriding: 0), settings: subclass(overriding: Self.count)) == nil)
  }

  @Test("another superclass, methods that are not inherited, another number of overrides are found")
  func planted() {
    let plain = subclass(overriding: 0)
    let settings = subclass(overriding: Self.count)
    #expect(problem(plain: subclass(8, overriding: 0), settings: settings) == "the superclass is not where it was")
    #expect(problem(plain: plain, settings: subclass(8, overriding: 1)) == "the superclass is not where it was")
    #expect(
      problem(plain: subclass(overriding: 1000), settings: settings)
        == "a subclass without methods of its own does not inherit them")
    #expect(
      problem(plain: plain, settings: subclass(overriding: 3)) == "3 methods are overridden instead of \(Self.count)")
  }
}
