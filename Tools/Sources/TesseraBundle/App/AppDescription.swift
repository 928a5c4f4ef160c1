import Foundation

/// What a desktop is told of an app: what its `Info.plist` says, in the words that bundles need.
public struct AppDescription: Equatable, Sendable {
  /// The bundle identifier, which is the app's name everywhere on a desktop.
  public var identifier: String
  /// The name that users see.
  public var name: String
  /// The names that users see, by their languages.
  public var localizedNames: [String: String]
  /// A line on what the app is.
  public var summary: String
  /// As users count versions.
  public var version: String
  /// The name of the program's file.
  public var executable: String
  /// The value of `LSApplicationCategoryType`; nil if there is none.
  public var category: String?
  /// The kinds of documents that the app opens.
  public var documentTypes: [DocumentType]
  /// The schemes of the URLs that the app opens.
  public var urlSchemes: [String]
  /// Who has the rights; nil if that is not said.
  public var copyright: String?

  /// Reads what an `Info.plist` says.
  ///
  /// - Parameters:
  ///   - data: the property list.
  ///   - executable: the name of the program's file.
  ///   - localizedNames: names by languages, which the list does not hold.
  ///   - mimeType: the MIME type of a system's uniform type identifier; nil if there is none.
  /// - Throws: `BundleProblem` if it is no property list, or its identifier cannot be one.
  public init(
    infoDictionary data: Data, executable: String, localizedNames: [String: String] = [:],
    mimeType: (String) -> String?
  ) throws {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let values = list as? [String: Any] else { throw BundleProblem("the Info.plist of the app cannot be read") }
    let given = values.text("CFBundleIdentifier") ?? Self.placeholderIdentifier(for: executable)
    guard let identifier = Self.usableIdentifier(given) else {
      throw BundleProblem(
        "\"\(given)\" cannot be the identifier of an app: it has two parts or more with a dot between them, such as "
          + "org.example.Kites, of letters, digits, hyphens and underscores. --identifier names another one.")
    }
    self.identifier = identifier
    name = values.text("CFBundleDisplayName") ?? values.text("CFBundleName") ?? executable
    self.localizedNames = localizedNames
    version = Self.usableVersion(values.text("CFBundleShortVersionString") ?? values.text("CFBundleVersion"))
    self.executable = executable
    category = values.text("LSApplicationCategoryType")
    documentTypes = DocumentType.all(in: values, of: identifier, mimeType: mimeType)
    urlSchemes = Self.schemes(in: values)
    copyright = values.text("NSHumanReadableCopyright")
    summary = values.text("CFBundleGetInfoString") ?? Self.summary(of: name, category)
  }

  /// Whether the identifier is the one that is made up for an app without one.
  public var hasPlaceholderIdentifier: Bool { identifier == Self.placeholderIdentifier(for: executable) }

  /// An identifier in a domain that belongs to no one.
  public static func placeholderIdentifier(for executable: String) -> String {
    let letters = executable.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return "com.example.\(letters.first?.isNumber == true ? "app-" : "")\(String(letters))"
  }

  /// The name of the command, of Debian's package and of files: small letters, digits and hyphens.
  public var commandName: String {
    let letters = executable.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let name = String(letters).split(separator: "-").joined(separator: "-")
    return name.count > 1 ? name : "app-\(name)"
  }

  /// As D-Bus and AppStream have names: parts that do not begin with a digit.
  private static func usableIdentifier(_ text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isUsable = parts.allSatisfy { part in
      !part.isEmpty && part.first?.isNumber == false
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    }
    return isUsable && parts.count > 1 && text.count <= 255 ? text : nil
  }

  /// Debian compares versions, which begin with a digit.
  private static func usableVersion(_ text: String?) -> String {
    let kept = (text ?? "").filter { $0.isASCII && ($0.isLetter || $0.isNumber || ".+~".contains($0)) }
    return kept.first?.isNumber == true ? kept : "1.0"
  }

  private static func schemes(in values: [String: Any]) -> [String] {
    let types = values["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
    let usable = schemes.filter { scheme in
      scheme.first?.isLetter == true
        && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }
    return Array(Set(usable)).sorted()
  }

  private static func summary(of name: String, _ category: String?) -> String {
    DesktopCategories(category).phrase ?? "The app \(name)"
  }
}

extension Dictionary where Key == String, Value == Any {
  /// A value that is a text with something in it.
  func text(_ key: String) -> String? {
    guard let text = self[key] as? String else { return nil }
    // Texts of desktops have one line.
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").trimmingCharacters(in: .whitespaces)
    return line.isEmpty ? nil : line
  }
}
