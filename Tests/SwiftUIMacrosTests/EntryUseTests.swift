import SwiftUI
import Testing

/// Counts how often it is made.
private final class CountedModel: @unchecked Sendable {
  // Sendable: only the one test that makes models reads or writes the count.
  nonisolated(unsafe) static var count = 0

  init() {
    Self.count += 1
  }
}

extension EnvironmentValues {
  @Entry fileprivate var number: Int = 3
  @Entry fileprivate var word = "default"
  @Entry fileprivate var list: [String]?
  @Entry fileprivate var presetOptional: Int? = 5
  @Entry fileprivate var action: @MainActor (Int) -> Void = { _ in }
  @Entry fileprivate var counted = CountedModel()
  @Entry fileprivate var `default`: Bool = false
}

extension Transaction {
  @Entry fileprivate var reason: String?
  @Entry fileprivate var weight = 1.5
}

extension ContainerValues {
  @Entry fileprivate var badge = 0
  @Entry fileprivate var caption: String?
}

extension FocusedValues {
  @Entry fileprivate var document: String?
  @Entry fileprivate var selection: Binding<Int>?
}

private struct ChosenKey: FocusedValueKey {
  typealias Value = Int
}

/// @Entry in use.
struct EntryUseTests {
  @Test("B66, G6: an entry has its default until it is written")
  func defaultsAndWrites() {
    var values = EnvironmentValues()
    #expect(values.number == 3)
    #expect(values.word == "default")
    #expect(values.list == nil)
    values.number = 4
    values.word = "written"
    values.list = ["a"]
    values.default = true
    #expect(values.number == 4)
    #expect(values.word == "written")
    #expect(values.list == ["a"])
    #expect(values.default)
    #expect(EnvironmentValues().number == 3)
  }

  @Test func nilIsAValueToo() {
    var values = EnvironmentValues()
    #expect(values.presetOptional == 5)
    values.presetOptional = nil
    #expect(values.presetOptional == nil)
  }

  @Test func transactions() {
    var transaction = Transaction()
    #expect(transaction.reason == nil)
    #expect(transaction.weight == 1.5)
    transaction.reason = "tap"
    transaction.weight = 2
    #expect(transaction.reason == "tap")
    #expect(transaction.weight == 2)
  }

  @Test("B66: entries of focused values are nil until they are written")
  func focusedValues() {
    var values = FocusedValues()
    #expect(values.document == nil)
    #expect(values.selection == nil)
    #expect(values[ChosenKey.self] == nil)
    values.document = "a"
    values.selection = .constant(3)
    values[ChosenKey.self] = 4
    #expect(values.document == "a")
    #expect(values.selection?.wrappedValue == 3)
    #expect(values[ChosenKey.self] == 4)
    values.document = nil
    values[ChosenKey.self] = nil
    #expect(values.document == nil)
    #expect(values[ChosenKey.self] == nil)
  }

  @Test("B66: the default is evaluated for each read that finds no value")
  func defaultsAreMadeAnew() {
    var values = EnvironmentValues()
    let before = CountedModel.count
    let first = values.counted
    #expect(values.counted !== first)
    #expect(CountedModel.count == before + 2)
    values.counted = first
    #expect(values.counted === first)
    #expect(CountedModel.count == before + 2)
  }
}
