import Foundation

/// Tells versions of models apart: texts as 32 bytes, which are the same in every run.
enum VersionHash {
  /// Four hashes of the kind FNV-1a, each begun otherwise.
  static func data(of text: String) -> Data {
    var data = Data()
    for start in UInt64(0)..<4 {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ start
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      withUnsafeBytes(of: hash.bigEndian) { data.append(contentsOf: $0) }
    }
    return data
  }

  /// Bytes as text: two digits or letters for each.
  static func text(of data: Data) -> String { data.map { String(format: "%02x", $0) }.joined() }

  /// Whether a text can be one of ours; those that Xcode writes are not.
  static func isText(_ text: String) -> Bool { text.utf8.count == 64 && text.allSatisfy(\.isHexDigit) }
}

extension NSPropertyDescription {
  /// What tells versions of the property apart: another name, type or number has another one (CD35).
  public var versionHash: Data { VersionHash.data(of: versionText) }

  var versionText: String {
    var parts = [name, "\(isOptional)", "\(isTransient)", versionHashModifier ?? ""]
    switch self {
    case let relationship as NSRelationshipDescription:
      parts += [
        relationship.destinationEntity?.name ?? "", relationship.inverseRelationship?.name ?? "",
        "\(relationship.minCount)", "\(relationship.maxCount)", "\(relationship.deleteRule.rawValue)",
        "\(relationship.isOrdered)",
      ]
    case let attribute as NSAttributeDescription:
      parts += ["\(attribute.attributeType.rawValue)", attribute.valueTransformerName ?? ""]
      if let derived = attribute as? NSDerivedAttributeDescription {
        parts.append("derived \(derived.derivationExpression?.description ?? "")")
      }
      if let composite = attribute as? NSCompositeAttributeDescription {
        parts.append("of \(composite.elements.map(\.versionText).sorted())")
      }
    default: break
    }
    return parts.joined(separator: "\u{1f}")
  }
}

extension NSEntityDescription {
  /// What tells versions of the entity apart: other properties or another entity above have another one (CD35).
  public var versionHash: Data {
    let own = ownProperties.map(\.versionText).sorted()
    let parts = [name ?? "", "\(isAbstract)", superentity?.name ?? "", versionHashModifier ?? ""] + own
    return VersionHash.data(of: parts.joined(separator: "\u{1e}"))
  }
}
