#if Windows
import Foundation
import TesseraCore

/// The windows that are open, as they are opened again when the program starts the next time after it was ended with them (J267).
@MainActor
enum OpenWindows {
  /// One window.
  struct Record: Codable, Equatable {
    /// Its scene.
    var scene: String
    /// The value that it was opened for, as JSON; nil for none.
    var value: String?
    /// The document that it shows; nil for none.
    var file: String?
    /// The number of what its `@SceneStorage` properties keep.
    var storage: Int
  }

  private static let key = "TesseraOpenWindows"

  /// What was noted last.
  static var noted: [Record] {
    guard let text = UserDefaults.standard.string(forKey: key) else { return [] }
    return (try? JSONDecoder().decode([Record].self, from: Data(text.utf8))) ?? []
  }

  /// Notes what is open now.
  static func note(_ records: [Record]) {
    guard let data = try? JSONEncoder().encode(records) else { return }
    let text = String(decoding: data, as: UTF8.self)
    if UserDefaults.standard.string(forKey: key) != text { UserDefaults.standard.set(text, forKey: key) }
  }

  /// The value of a window from a record; nil if it cannot be read, or none is wanted.
  static func value(of record: Record, for declaration: DeclaredWindow) -> AnyHashable? {
    guard let text = record.value, let type = declaration.valueType as? any (Decodable & Hashable).Type else {
      return nil
    }
    return value(of: text, as: type)
  }

  private static func value<Value: Decodable & Hashable>(of text: String, as type: Value.Type) -> AnyHashable? {
    (try? JSONDecoder().decode([Value].self, from: Data(text.utf8)))?.first.map { AnyHashable($0) }
  }

  /// A value as JSON; nil if it has none, as documents have.
  static func text(of value: AnyHashable?) -> String? {
    guard let value = value?.base as? any Encodable else { return nil }
    func encoded(_ value: some Encodable) -> Data? { try? JSONEncoder().encode([value]) }
    return encoded(value).map { String(decoding: $0, as: UTF8.self) }
  }
}
#endif
