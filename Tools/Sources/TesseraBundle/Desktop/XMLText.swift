/// Texts in XML.
enum XMLText {
  /// A text with the signs of the language written out.
  static func escaped(_ text: String) -> String {
    let allowed = text.unicodeScalars.filter { $0.value >= 0x20 || "\t\n".unicodeScalars.contains($0) }
    return String(String.UnicodeScalarView(allowed)).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
