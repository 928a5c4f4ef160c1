import TesseraCore

/// In which kind of form of the desktop a control is (DK7).
nonisolated enum FormPlace: Sendable {
  /// In none.
  case none
  /// Labels in one column, controls in the next.
  case columns
  /// Rows in groups, with the control at the end of its row.
  case grouped
}

nonisolated private struct FormPlaceKey: EnvironmentKey {
  static var defaultValue: FormPlace { .none }
}

nonisolated extension EnvironmentValues {
  /// The kind of form around a control on a desktop.
  var formPlace: FormPlace {
    get { self[FormPlaceKey.self] }
    set { self[FormPlaceKey.self] = newValue }
  }
}
