import Foundation
import TesseraBundle

/// The `Info.plist` of source that has none of its own: a file that the user names or that lies beside it, over what every
/// app has.
struct GivenInformation {
  private static let fileName = "Info.plist"
  private let values: [String: Any]

  /// - Parameters:
  ///   - path: a file; nil for those that lie in the folders, of which the first one counts.
  ///   - name: what the app is called if the file does not say it.
  ///   - base: what an app says that has an `Info.plist`; empty for others.
  /// - Throws: `CommandFailure` if the named file cannot be read.
  init(_ path: String?, in folders: [URL], name: String, over base: [String: Any] = [:]) throws {
    var values = base
    if let file = path.map({ URL(fileURLWithPath: $0) }) ?? Self.found(in: folders) {
      guard let data = try? Data(contentsOf: file),
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
        let dictionary = list as? [String: Any]
      else { throw CommandFailure("\(file.path) is no property list with a dictionary") }
      values.merge(dictionary) { $1 }
    }
    let usual: [String: Any] = [
      "CFBundleExecutable": name, "CFBundleName": name, "CFBundlePackageType": "APPL",
      "CFBundleIdentifier": AppDescription.placeholderIdentifier(for: name), "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1", "CFBundleDevelopmentRegion": "en",
    ]
    self.values = usual.merging(values) { $1 }
  }

  private static func found(in folders: [URL]) -> URL? {
    folders.lazy.map { $0.appendingPathComponent(fileName) }.first {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }

  /// The content of the file.
  func data() throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }

  /// The content of a file with another identifier; nil to leave that alone.
  static func replacing(_ identifier: String?, in data: Data) throws -> Data {
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let identifier, var values = list as? [String: Any] else { return data }
    values["CFBundleIdentifier"] = identifier
    return try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }
}
