import Foundation
import TesseraCore

/// How tables look.
nonisolated public protocol TableStyle {
  var _appearance: _TableAppearance { get }
}

nonisolated public struct _TableAppearance: Equatable, Sendable {
  var hasBorder = false
  /// Whether every other row has a background of its own.
  var alternates = false
}

/// The platform's default.
nonisolated public struct AutomaticTableStyle: TableStyle {
  /// What fits the platform; `.automatic` says the same.
  public init() {}

  public var _appearance: _TableAppearance { _TableAppearance() }
}

/// No border.
nonisolated public struct InsetTableStyle: TableStyle {
  private let alternatesRowBackgrounds: Bool

  /// - Parameter alternatesRowBackgrounds: whether every other row has a background of its own.
  public init(alternatesRowBackgrounds: Bool = false) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }

  public var _appearance: _TableAppearance { _TableAppearance(alternates: alternatesRowBackgrounds) }
}

/// A border around the table.
nonisolated public struct BorderedTableStyle: TableStyle {
  private let alternatesRowBackgrounds: Bool

  /// - Parameter alternatesRowBackgrounds: whether every other row has a background of its own.
  public init(alternatesRowBackgrounds: Bool = false) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }

  public var _appearance: _TableAppearance { _TableAppearance(hasBorder: true, alternates: alternatesRowBackgrounds) }
}

nonisolated extension TableStyle where Self == AutomaticTableStyle {
  /// The platform's default.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

nonisolated extension TableStyle where Self == InsetTableStyle {
  /// No border.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// No border.
  ///
  /// - Parameter alternatesRowBackgrounds: whether every other row has a background of its own.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

nonisolated extension TableStyle where Self == BorderedTableStyle {
  /// A border around the table.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// A border around the table.
  ///
  /// - Parameter alternatesRowBackgrounds: whether every other row has a background of its own.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// Whether every other row has a background of its own.
nonisolated public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let isOn: Bool?

  /// As the style of the table has it.
  public static let automatic = AlternatingRowBackgroundBehavior(isOn: nil)
  /// Every other row has one.
  public static let enabled = AlternatingRowBackgroundBehavior(isOn: true)
  /// No row has one.
  public static let disabled = AlternatingRowBackgroundBehavior(isOn: false)
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
  /// How tables inside look.
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
