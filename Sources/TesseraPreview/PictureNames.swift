/// Gives pictures file names of their own that are safe on any file system, for any names of previews.
struct PictureNames {
  private static let maximumLength = 60

  private let prefix: String
  private let fileExtension: String
  private var used: Set<String> = []

  /// - Parameters:
  ///   - prefix: what all names begin with, cleaned like the rest.
  ///   - files: names that were given before.
  init(prefix: String, fileExtension: String, used files: [String] = []) {
    self.prefix = Self.cleaned(prefix)
    self.fileExtension = fileExtension
    used = Set(files.map { $0.dropLast(fileExtension.count + 1).lowercased() })
  }

  /// A file name for the picture of a preview.
  ///
  /// - Parameters:
  ///   - title: the preview's name, if it has one.
  ///   - number: what stands for the name if there is none, or none that can be part of a file name.
  mutating func name(title: String?, number: Int) -> String {
    let title = title.map(Self.cleaned) ?? ""
    let parts = [prefix, title.isEmpty ? String(number) : title]
    let base = parts.filter { !$0.isEmpty }.joined(separator: "-")
    var name = base
    var copy = 2
    while !used.insert(name.lowercased()).inserted {
      name = "\(base)-\(copy)"
      copy += 1
    }
    return "\(name).\(fileExtension)"
  }

  /// Letters, digits and underscores; one hyphen for any run of other characters between them.
  private static func cleaned(_ text: String) -> String {
    var result = ""
    for character in text.prefix(maximumLength) {
      if isAllowed(character) {
        result.append(character)
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
    }
    if result.last == "-" { result.removeLast() }
    return result
  }

  /// Characters of many scalars could make names longer than file systems allow.
  private static func isAllowed(_ character: Character) -> Bool {
    (character.isLetter || character.isNumber || character == "_") && character.unicodeScalars.count <= 2
  }
}
