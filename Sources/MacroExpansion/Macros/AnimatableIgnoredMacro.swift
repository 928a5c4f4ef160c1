/// `@AnimatableIgnored`: a mark for `@Animatable`, which makes nothing of its own.
enum AnimatableIgnoredMacro {
  static func expand(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    let source = TokenizedSource(expansion.declaration, language: expansion.language)
    guard VariableDeclaration(source) != nil else {
      throw source.error("'@AnimatableIgnored' can only be attached to a property", at: 0)
    }
    return ""
  }
}
