import Foundation
import TesseraCore

/// Writes the items of a list with what stands between them, under the name that it has in Foundation.
nonisolated open class ListFormatter: Formatter {
  /// The language.
  open var locale: Locale! = ProgramLocale.current
  /// Writes the items; nil for their descriptions.
  open var itemFormatter: Formatter?

  /// A formatter in the language of the program.
  public override init() {
    super.init()
  }

  /// A formatter in the language of the program: an archive keeps nothing of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Joins texts in the language of the program.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(ProgramLocale.current))
  }

  /// Writes items.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale ?? .current))
  }

  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap { string(from: $0) }
  }
}
