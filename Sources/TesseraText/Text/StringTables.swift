import Foundation
import Synchronization

/// The localized strings of one bundle, read when they are first asked for.
final class StringTables: Sendable {
  static let main = StringTables(bundle: .main)
  private static let known = Mutex<[ObjectIdentifier: StringTables]>([:])

  private let bundle: Bundle
  /// Looking into a bundle is slow, so that one without any strings is recognized once and for all.
  let isEmpty: Bool
  private let tables = Mutex<[TableKey: [String: LocalizedFormat]]>([:])

  private struct TableKey: Hashable {
    let name: String
    let locale: String
  }

  private init(bundle: Bundle) {
    self.bundle = bundle
    isEmpty =
      bundle.localizations.isEmpty
      && ["strings", "stringsdict", "xcstrings"].allSatisfy { type in
        bundle.paths(forResourcesOfType: type, inDirectory: nil).isEmpty
      }
  }

  /// The tables of a bundle. They keep the bundle, so that its identity is not given to another one.
  ///
  /// - Parameter bundle: nil for the main one.
  static func of(_ bundle: Bundle?) -> StringTables {
    guard let bundle, bundle !== Bundle.main else { return main }
    return known.withLock { known in
      if let tables = known[ObjectIdentifier(bundle)] { return tables }
      let tables = StringTables(bundle: bundle)
      known[ObjectIdentifier(bundle)] = tables
      return tables
    }
  }

  /// The text for a key in the language that comes nearest to `locale`. nil if no table holds the key.
  ///
  /// - Parameter arguments: decide which plural form is chosen.
  func format(
    forKey key: String, table: String?, locale: Locale, arguments: [FormatArgument]
  ) -> String? {
    entry(forKey: key, table: table, locale: locale)?.string(for: arguments, locale: locale)
  }

  /// What the tables have for a key, with all of its forms.
  func entry(forKey key: String, table: String?, locale: Locale) -> LocalizedFormat? {
    guard !isEmpty else { return nil }
    let tableKey = TableKey(name: table ?? "Localizable", locale: locale.identifier)
    return tables.withLock { tables in
      if let entries = tables[tableKey] { return entries[key] }
      let entries = StringTableReader(bundle: bundle, name: tableKey.name).entries(for: locale)
      tables[tableKey] = entries
      return entries[key]
    }
  }
}
