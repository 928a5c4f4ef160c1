/// Finds code that is there for several platforms and for none that the program is built for, so that nothing of it is
/// compiled.
public enum UnansweredPlatforms {
  /// The line of the first `#if` that names platforms, has no `#else`, and whose branches are all left out, with the
  /// platforms, sorted; nil if there is none. One platform alone is named for what it has more than the others.
  ///
  /// - Parameter persona: the platform that the program is built for.
  public static func first(in source: String, _ persona: Persona) -> (line: Int, platforms: [String])? {
    guard source.contains("os(") else { return nil }
    let lines = ConditionalLines(source, PlatformCondition.Context(persona: persona))
    for chain in lines.chains.sorted(by: { $0.firstLine < $1.firstLine }) where !chain.hasElse {
      let platforms = chain.conditions.reduce(into: Set<String>()) { $0.formUnion($1.platforms) }
      if platforms.count > 1, chain.conditions.allSatisfy({ $0.value == false }) {
        return (chain.firstLine, platforms.sorted())
      }
    }
    return nil
  }
}
