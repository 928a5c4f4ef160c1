@testable import MacroExpansion

/// Shortcuts that expand macros as the compiler would ask for it.
enum MacroExpansions {
  /// The accessors or the key type that `@Entry` makes for `declaration`.
  static func entry(
    _ role: AttachedExpansion.Role, _ declaration: String, in context: String = "extension EnvironmentValues {}"
  ) throws(ExpansionError) -> String {
    try MacroRegistry.expand(
      .attached(
        AttachedExpansion(
          macro: "EntryMacro", role: role, attribute: SourceNode(text: "@Entry "),
          declaration: SourceNode(text: declaration), lexicalContext: [context])))
  }

  /// What `#Preview` becomes.
  static func preview(_ call: String) throws(ExpansionError) -> String {
    try MacroRegistry.expand(
      .freestanding(
        FreestandingExpansion(
          macro: "PreviewMacro", call: SourceNode(text: call, fileID: "App/Views.swift", line: 7),
          discriminator: "$s3App_")))
  }

  /// What `#Selector` becomes.
  static func selector(_ call: String) throws(ExpansionError) -> String {
    try MacroRegistry.expand(
      .freestanding(
        FreestandingExpansion(
          macro: "SelectorMacro", call: SourceNode(text: call, fileID: "App/Views.swift", line: 7),
          discriminator: "$s3App_")))
  }

  /// What `@CasePathable` puts into an enumeration.
  static func casePathable(_ declaration: String, in context: [String] = []) throws(ExpansionError) -> String {
    try MacroRegistry.expand(
      .attached(
        AttachedExpansion(
          macro: "CasePathableMacro", role: .member, attribute: SourceNode(text: "@CasePathable"),
          declaration: SourceNode(text: declaration), lexicalContext: context)))
  }

  /// `text` with every run of white space turned into one space.
  static func squeezed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  static func source(_ text: String, bareSlashRegex: Bool = true) -> TokenizedSource {
    TokenizedSource(SourceNode(text: text), language: LanguageOptions(allowsBareSlashRegex: bareSlashRegex))
  }
}
