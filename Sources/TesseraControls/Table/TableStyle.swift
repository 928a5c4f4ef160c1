import Foundation
import TesseraCore

/// The appearance of tables.
nonisolated public protocol TableStyle {
  var _appearance: _TableAppearance { get }
}

nonisolated public struct _TableAppearance: Equatable, Sendable {
  var hasBorder = false
  /// Whether every other row has a background of its own.
  var alternates = false
}

nonisolated private struct TableAppearanceKey: EnvironmentKey {
  static var defaultValue: _TableAppearance { _TableAppearance() }
}

nonisolated private struct TableHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

nonisolated private struct AlternatingRowsKey: EnvironmentKey {
  static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

nonisolated extension EnvironmentValues {
  var tableAppearance: _TableAppearance {
    get { self[TableAppearanceKey.self] }
    set { self[TableAppearanceKey.self] = newValue }
  }

  var tableColumnHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }

  var alternatingRows: AlternatingRowBackgroundBehavior {
    get { self[AlternatingRowsKey.self] }
    set { self[AlternatingRowsKey.self] = newValue }
  }
}

extension View {
  /// The appearance of tables inside.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableAppearance, style._appearance)
  }

  /// Whether tables inside show what is written above their columns.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }

  /// Whether every other row of the tables inside has a background of its own.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.alternatingRows, behavior)
  }
}
