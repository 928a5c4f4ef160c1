import Foundation
import TesseraCore

/// The values of the pages of a stack, of any types (F4).
nonisolated public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  /// A path without values: the root is shown.
  public init() {}

  /// A path of values, the last of which is on top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// A path of values that can be stored, the last of which is on top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
    values = elements.map { AnyHashable($0) }
  }

  init(values: [AnyHashable]) {
    self.values = values
  }

  /// How many pages lie on the root.
  public var count: Int { values.count }

  /// Whether the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Puts a value on top.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes the last values. Taking away more than there are is a programming error.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(k)
  }
}

extension NavigationPath: MigratingValue {
  package func migrated(by migration: ValueMigration) -> NavigationPath {
    NavigationPath(values: values.map(migration.hashable))
  }
}
