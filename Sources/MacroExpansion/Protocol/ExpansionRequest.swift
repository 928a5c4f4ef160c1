/// What the compiler asks of a macro.
enum ExpansionRequest {
  case attached(AttachedExpansion)
  case freestanding(FreestandingExpansion)

  /// A request from the compiler's message of the given kind; nil for other kinds and for malformed messages.
  init?(kind: String, message: JSONValue) {
    switch kind {
    case "expandAttachedMacro":
      guard let expansion = AttachedExpansion(message) else { return nil }
      self = .attached(expansion)
    case "expandFreestandingMacro":
      guard let expansion = FreestandingExpansion(message) else { return nil }
      self = .freestanding(expansion)
    default:
      return nil
    }
  }
}

/// A request to expand `@Name` on a declaration.
struct AttachedExpansion {
  /// What kind of code the macro is asked for.
  enum Role: String {
    case accessor, peer, member, memberAttribute
    case extensions = "extension"
  }

  /// The macro's type as `#externalMacro` names it.
  var macro: String
  var role: Role
  var attribute: SourceNode
  var declaration: SourceNode
  /// The type whose member the declaration is, for macros that give attributes to members.
  var parent: SourceNode?
  /// The declarations around this one, the innermost first, without their members.
  var lexicalContext: [String]
  /// The type that an extension macro extends.
  var extendedType: String?
  /// Whether the type lacks the conformance that an extension macro adds.
  var needsConformance: Bool
  var language: LanguageOptions

  init?(_ message: JSONValue) {
    guard let macro = message["macro"]?["typeName"]?.string,
      let role = message["macroRole"]?.string.flatMap(Role.init(rawValue:)),
      let attribute = SourceNode(message["attributeSyntax"]),
      let declaration = SourceNode(message["declSyntax"])
    else { return nil }
    self.init(
      macro: macro, role: role, attribute: attribute, declaration: declaration,
      parent: SourceNode(message["parentDeclSyntax"]),
      lexicalContext: message["lexicalContext"]?.array?.compactMap { $0["source"]?.string } ?? [],
      extendedType: message["extendedTypeSyntax"]?["source"]?.string,
      needsConformance: message["conformanceListSyntax"]?["source"]?.string?.contains(":") == true,
      language: LanguageOptions(message))
  }

  init(
    macro: String, role: Role, attribute: SourceNode, declaration: SourceNode, parent: SourceNode? = nil,
    lexicalContext: [String] = [], extendedType: String? = nil, needsConformance: Bool = false,
    language: LanguageOptions = LanguageOptions()
  ) {
    self.macro = macro
    self.role = role
    self.attribute = attribute
    self.declaration = declaration
    self.parent = parent
    self.lexicalContext = lexicalContext
    self.extendedType = extendedType
    self.needsConformance = needsConformance
    self.language = language
  }
}

/// A request to expand `#Name(…)`.
struct FreestandingExpansion {
  /// The macro's type as `#externalMacro` names it.
  var macro: String
  /// The call, from `#` to the end of its last argument or closure.
  var call: SourceNode
  /// What names made by this expansion begin with, unlike any other expansion.
  var discriminator: String
  var language: LanguageOptions

  init?(_ message: JSONValue) {
    guard let macro = message["macro"]?["typeName"]?.string, let call = SourceNode(message["syntax"]) else {
      return nil
    }
    self.init(
      macro: macro, call: call, discriminator: message["discriminator"]?.string ?? "",
      language: LanguageOptions(message))
  }

  init(macro: String, call: SourceNode, discriminator: String, language: LanguageOptions = LanguageOptions()) {
    self.macro = macro
    self.call = call
    self.discriminator = discriminator
    self.language = language
  }

  /// A name that the compiler accepts from this expansion and that no user can write.
  func uniqueName(_ name: String) -> String {
    "\(discriminator)\(name.utf8.count)\(name)fMu_"
  }
}
