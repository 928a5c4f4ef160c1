/// `#Rule` of TipKit: a condition on a parameter or an event, as a value.
enum TipRuleMacro {
  static func expand(_ expansion: FreestandingExpansion) throws(ExpansionError) -> String {
    let source = TokenizedSource(expansion.call, language: expansion.language)
    guard let call = MacroCall(source) else {
      throw source.error("'#Rule' needs what it is about, and a condition", at: 0)
    }
    return "TipKit::Tips.Rule\(source.text(call.argumentsAndClosures))"
  }
}
