import Foundation
import TesseraCore

/// Writes the name of a person, under the name that it has in Foundation.
nonisolated open class PersonNameComponentsFormatter: Formatter {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default` = 0
    /// The nickname, or else the given name.
    case short
    /// The given name and the family name.
    case medium
    /// All parts.
    case long
    /// Initials.
    case abbreviated
  }

  /// How names are written otherwise. There is nothing to choose here.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// How much of a name is written.
  open var style = Style.default
  /// The language, which says whether the family name comes first in names of scripts that do not say so themselves.
  open var locale: Locale! = ProgramLocale.current

  /// A formatter in the language of the program.
  public override init() {
    super.init()
  }

  /// A formatter in the language of the program: an archive keeps nothing of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Writes a name in the language of the program.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }

  /// Writes a name.
  open func string(from components: PersonNameComponents) -> String {
    let (given, family) = (components.givenName, components.familyName)
    let script = script(of: (given ?? "") + (family ?? ""))
    switch style {
    case .short: return components.nickname ?? given ?? family ?? ""
    case .default, .medium: return Self.join(ordered([given], family, script), script)
    case .long:
      let name = ordered([given, components.middleName], family, script)
      return Self.join([components.namePrefix] + name + [components.nameSuffix], script)
    case .abbreviated: return ordered([given], family, script).compactMap { $0?.first.map(String.init) }.joined()
    }
  }

  /// The parts of a name that is written in one line: the first word is the given name, the last one that of the family, or the
  /// other way round. Nil for an empty text.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    var components = PersonNameComponents()
    if familyComesFirst(script(of: string)), words.count > 1 { words.append(words.removeFirst()) }
    components.givenName = words.removeFirst()
    components.familyName = words.popLast()
    components.middleName = words.isEmpty ? nil : words.joined(separator: " ")
    return components
  }

  open override func string(for object: Any?) -> String? {
    (object as? PersonNameComponents).map { string(from: $0) }
  }

  private func script(of name: String) -> PersonNameScript {
    PersonNameScript(name, in: locale ?? .current)
  }

  /// Names in the scripts of East Asia have the same order in all languages (J456).
  private func familyComesFirst(_ script: PersonNameScript) -> Bool {
    script != .other || ["zh", "ja", "ko", "hu", "vi"].contains(locale?.language.languageCode?.identifier ?? "")
  }

  private func ordered(_ given: [String?], _ family: String?, _ script: PersonNameScript) -> [String?] {
    familyComesFirst(script) ? [family] + given : given + [family]
  }

  private static func join(_ parts: [String?], _ script: PersonNameScript) -> String {
    parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: script.separator)
  }
}
