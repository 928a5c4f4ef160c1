import Synchronization

/// Extracts the associated value of the case that a function constructs.
///
/// Which case that is shows once a value of the right type has been found and constructed anew; from then on
/// other cases are told apart by their tag alone.
final class CaseReflection<Root, Value>: Sendable {
  private let embed: @Sendable (Value) -> Root
  private let knownTag: Mutex<EnumTag?>
  private let rootIsOptional = TypeMetadata(Root.self).isOptional
  /// An enumeration keeps functions in a form that only code which knows their type can call.
  private let valueCanBeReflected = !TypeMetadata(Value.self).containsFunction

  /// - Parameters:
  ///   - embed: makes the case around a value.
  ///   - tag: the tag of the case; nil if it has to be found out.
  init(embed: @escaping @Sendable (Value) -> Root, tag: EnumTag? = nil) {
    self.embed = embed
    knownTag = Mutex(tag)
  }

  /// The associated value of `root`; nil if it is another case.
  func extract(from root: Root) -> Value? {
    guard valueCanBeReflected, let tag = EnumTag(of: root) else { return nil }
    if let knownTag = knownTag.withLock({ $0 }) {
      guard knownTag == tag else { return nil }
      return values(in: root).first
    }
    return values(in: root).first { value in
      let embeddedTag = EnumTag(of: embed(value))
      // The tag of an optional tells about its value too, so that the next value may well have another.
      if !rootIsOptional { knownTag.withLock { $0 = embeddedTag } }
      return embeddedTag == tag
    }
  }

  /// The values of the wanted type that `root` holds, the innermost first.
  ///
  /// A constructor that is used where an optional enumeration is expected constructs an optional around its case.
  private func values(in root: Root) -> [Value] {
    guard let outer = associatedValue(of: root) else { return (() as? Value).map { [$0] } ?? [] }
    let inner = rootIsOptional ? associatedValue(of: outer) ?? () : nil
    return [inner, outer].compactMap { $0.flatMap(value) }
  }

  private func associatedValue(of root: Any) -> Any? {
    Mirror(reflecting: root).children.first?.value
  }

  /// `associated` in the wanted type.
  private func value(_ associated: Any) -> Value? {
    if let value = associated as? Value { return value }
    // A single value with a label is reflected as a tuple of one element.
    let elements = Mirror(reflecting: associated)
    guard elements.displayStyle == .tuple, elements.children.count == 1 else { return nil }
    return elements.children.first?.value as? Value
  }
}
