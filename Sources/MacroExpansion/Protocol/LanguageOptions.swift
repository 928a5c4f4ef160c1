/// The user module's settings that change how its source is read.
struct LanguageOptions: Equatable {
  /// Whether `/…/` may be a regular expression: from Swift 6 on, and before where it was asked for.
  var allowsBareSlashRegex: Bool

  init(allowsBareSlashRegex: Bool = true) {
    self.allowsBareSlashRegex = allowsBareSlashRegex
  }

  /// The settings in the compiler's message, which carries them as a JSON text of their own.
  init(_ message: JSONValue) {
    guard let text = message["staticBuildConfiguration"]?.string,
      let configuration = try? JSONReader.read(Array(text.utf8)),
      let version = configuration["languageMode"]?["components"]?.array?.first?.integer
    else {
      self.init()
      return
    }
    let features = configuration["features"]?.array ?? []
    self.init(allowsBareSlashRegex: version >= 6 || features.contains(.string("BareSlashRegexLiterals")))
  }
}
