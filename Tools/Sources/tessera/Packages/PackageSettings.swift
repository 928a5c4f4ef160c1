import Foundation
import TesseraProject

/// What a package says about how it is built here: the file `.tessera.json` beside its manifest.
struct PackageSettings {
  static let fileName = ".tessera.json"
  private static let largestFile = 100_000

  /// The platform that the package is taken for; nil if it does not say.
  private(set) var persona: Persona?

  /// Reads the file, if there is one.
  ///
  /// - Throws: `CommandFailure` if it makes no sense.
  init(ofPackageIn folder: String) throws {
    let file = (folder as NSString).appendingPathComponent(Self.fileName)
    guard let data = FileManager.default.contents(atPath: file) else { return }
    guard data.count <= Self.largestFile, let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { throw CommandFailure("\(file) holds no JSON object") }
    if let unknown = object.keys.sorted().first(where: { $0 != "platform" }) {
      let suggestion = Suggestion.phrase(for: unknown, among: ["platform"])
      throw CommandFailure("\(file): there is no setting \"\(unknown)\", only platform\(suggestion)")
    }
    guard let value = object["platform"] else { return }
    guard let name = value as? String, let persona = Persona(rawValue: name) else {
      let names = Persona.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw CommandFailure("\(file): platform is one of \(names), not \(value)")
    }
    self.persona = persona
  }
}
