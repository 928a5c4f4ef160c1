/// `@ModelActor`: gives an actor a context of its own for the objects of a container.
enum ModelActorMacro {
  static func expand(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    let source = TokenizedSource(expansion.declaration, language: expansion.language)
    guard let prefix = DeclarationPrefix(source, keywords: ["actor", "class", "struct", "enum", "protocol"]),
      source.tokens[prefix.end].text == "actor"
    else { throw source.error("'@ModelActor' can only be attached to an actor", at: 0) }
    switch expansion.role {
    case .member:
      let isVisible = prefix.accessLevel == "public" || prefix.accessLevel == "package"
      let access = isVisible ? (prefix.accessLevel ?? "") + " " : ""
      let makesInit = !expansion.attribute.text.contains("disableGenerateInit: true")
      let initializer = """
        \(access)init(modelContainer: SwiftData::ModelContainer) {
          self.modelContainer = modelContainer
          self.modelExecutor = SwiftData::DefaultSerialModelExecutor(
            modelContext: SwiftData::ModelContext(modelContainer))
        }
        """
      return """
        \(access)nonisolated let modelExecutor: any SwiftData::ModelExecutor
        \(access)nonisolated let modelContainer: SwiftData::ModelContainer
        \(makesInit ? initializer : "")
        """
    case .extensions:
      guard let type = expansion.extendedType, expansion.needsConformance else { return "" }
      return "extension \(type): SwiftData::ModelActor {}"
    case .accessor, .peer, .memberAttribute:
      return ""
    }
  }
}
