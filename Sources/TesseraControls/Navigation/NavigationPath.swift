import Foundation
import TesseraCore

/// The values of the pages of a stack, of any types (F4).
nonisolated public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
    values = elements.map { AnyHashable($0) }
  }

  init(values: [AnyHashable]) {
    self.values = values
  }

  public var count: Int { values.count }

  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Takes away the last values. Taking away more than there are is a programming error.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(k)
  }
}
