import Foundation

/// File names from other sources, such as another program, a document's title or a server.
package enum FileName {
  /// What file systems allow is 255 bytes; an extension may be added.
  private static let longest = 200
  private static let longestExtension = 24

  /// A name that stays in the folder that it is put into: it has no separators of paths and no control characters, is
  /// not too long, and does not stand for a folder. A path becomes one name. Nil if nothing is left.
  package static func safe(_ suggestion: String?) -> String? {
    let parts = (suggestion ?? "").split(separator: "/").map(cleaned).filter { !["", ".", ".."].contains($0) }
    return parts.isEmpty ? nil : shortened(parts.joined(separator: "-"))
  }

  private static func cleaned(_ part: Substring) -> String {
    let scalars = part.unicodeScalars.filter { scalar in
      ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    return String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces)
  }

  /// Cuts the name, but not its extension.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > longest else { return name }
    let ending = (name as NSString).pathExtension
    let hasEnding = !ending.isEmpty && ending.utf8.count <= longestExtension
    var stem = hasEnding ? (name as NSString).deletingPathExtension : name
    while stem.utf8.count > longest { stem.removeLast() }
    // One character can be longer than a name may be.
    return (stem.isEmpty ? "file" : stem) + (hasEnding ? ".\(ending)" : "")
  }
}
