/// `@_AnimatableData("a", "b")`: the accessors of the animatable data that `@Animatable` declares.
enum AnimatableDataMacro {
  static func expand(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    let attribute = TokenizedSource(expansion.attribute, language: expansion.language)
    let names = attribute.tokens.filter { $0.kind == .string }.map { String($0.text.dropFirst().dropLast()) }
    guard !names.isEmpty else {
      throw attribute.error("'@_AnimatableData' is for what '@Animatable' makes", at: 0)
    }
    let writes = names.indices.map { index in
      "self.\(names[index]).animatableData = newValue\(path(to: index, of: names.count))"
    }
    return """
      get {
        \(AnimatableMacro.pairs(names.map { "self.\($0).animatableData" }))
      }
      set {
        \(writes.joined(separator: "\n  "))
      }
      """
  }

  /// Where the part at `index` lies in nested pairs.
  private static func path(to index: Int, of count: Int) -> String {
    String(repeating: ".second", count: index) + (index < count - 1 ? ".first" : "")
  }
}
