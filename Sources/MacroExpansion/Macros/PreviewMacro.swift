/// `#Preview`: makes a type that the preview tool finds in the compiled module.
enum PreviewMacro {
  static func expand(_ expansion: FreestandingExpansion) throws(ExpansionError) -> String {
    let source = TokenizedSource(expansion.call, language: expansion.language)
    guard let call = MacroCall(source) else {
      throw source.error("'#Preview' needs a body", at: 0)
    }
    let lifted = try PreviewableProperties(source, body: call.body)
    let position = expansion.call.position(at: source.tokens[call.start].start)
    return """
      nonisolated struct \(expansion.uniqueName("PreviewRegistry")): TesseraCore::PreviewRegistry {
        @MainActor static func _makePreview() -> TesseraCore::Preview {
          \(content(lifted))let preview = TesseraCore::Preview\(arguments(source, call, lifted))
          return preview._located(fileID: \(literal(expansion.call.fileID)), line: \(position.line), column: \(position.column))
        }
      }
      """
  }

  private static let contentName = "__PreviewContent"

  /// A view whose properties are the lifted ones, and whose body is the rest of the preview's; nothing if the
  /// preview has no such properties.
  private static func content(_ lifted: PreviewableProperties) -> String {
    guard !lifted.properties.isEmpty else { return "" }
    return """
      struct \(contentName): TesseraCore::View {
            \(lifted.properties.joined(separator: "\n      "))
            var body: some TesseraCore::View {\(lifted.remainder)
            }
          }
          
      """
  }

  /// The arguments of the call as the user wrote them, but for a body whose properties were lifted.
  private static func arguments(
    _ source: TokenizedSource, _ call: MacroCall, _ lifted: PreviewableProperties
  ) -> String {
    guard let body = call.body, !lifted.properties.isEmpty else { return source.text(call.argumentsAndClosures) }
    let before = source.text(call.argumentsAndClosures.lowerBound..<body.lowerBound)
    let after = source.text(body.upperBound..<call.argumentsAndClosures.upperBound)
    return "\(before) \(contentName)() \(after)"
  }

  /// `text` as a Swift string literal.
  private static func literal(_ text: String) -> String {
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"\(escaped.joined())\""
  }
}
