import Foundation

/// The build settings of a target: layers of which each can name the value of the one below as `$(inherited)`.
public struct BuildSettings: Sendable {
  private var values: [String: String]
  /// The prefix of names of SDKs whose conditions hold, such as `iphone`.
  private let sdkPrefix: String
  /// The name of the configuration.
  private var configuration: String { values["CONFIGURATION"] ?? "" }
  /// A broken project may define settings by each other, and each by several.
  private static let maximumDepth = 30
  private static let mostReferences = 1000

  /// How many references may still be followed.
  private final class Budget {
    var left = BuildSettings.mostReferences
  }

  /// - Parameters:
  ///   - defaults: the values that no layer need give.
  ///   - sdkPrefix: the names of SDKs begin so for which conditional settings count.
  init(defaults: [String: String], sdkPrefix: String) {
    values = defaults
    self.sdkPrefix = sdkPrefix
  }

  /// Adds a layer whose values replace those below it.
  mutating func add(_ layer: [String: Any]) {
    let plain = layer.filter { !$0.key.contains("[") }
    let conditional = layer.filter { $0.key.contains("[") && holds(conditionsOf: $0.key) }
    for (key, value) in plain { set(key, value) }
    for (key, value) in conditional.sorted(by: { $0.key < $1.key }) { set(String(key.prefix { $0 != "[" }), value) }
  }

  private mutating func set(_ key: String, _ value: Any) {
    let text = (value as? String) ?? (value as? [String])?.joined(separator: " ") ?? ""
    let below = values[key] ?? ""
    values[key] = text.replacing("$(inherited)", with: below).replacing("${inherited}", with: below)
  }

  /// `KEY[sdk=iphoneos*][arch=*]`: those of SDKs are looked at, and of configurations.
  private func holds(conditionsOf key: String) -> Bool {
    key.split(separator: "[").dropFirst().allSatisfy { part in
      let condition = part.prefix { $0 != "]" }.split(separator: "=", maxSplits: 1)
      guard condition.count == 2 else { return false }
      switch condition[0] {
      case "sdk": return condition[1].hasPrefix(sdkPrefix) || condition[1] == "*"
      case "config": return condition[1] == configuration || condition[1] == "*"
      case "arch": return true
      default: return false
      }
    }
  }

  /// The value of a setting, with the settings that it names put in; nil if it is not set.
  public subscript(key: String) -> String? {
    values[key].map(expand)
  }

  /// Whether a setting says yes.
  func isOn(_ key: String) -> Bool { self[key] == "YES" }

  /// The words of a setting that is a list.
  func words(_ key: String) -> [String] {
    (self[key] ?? "").split(separator: " ").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"")) }
  }

  /// All settings whose names begin so, without that beginning.
  func withPrefix(_ prefix: String) -> [String: String] {
    var found: [String: String] = [:]
    for key in values.keys where key.hasPrefix(prefix) { found[String(key.dropFirst(prefix.count))] = self[key] }
    return found
  }

  /// A text with the settings that it names put in.
  public func expand(_ text: String) -> String { expand(text, depth: 0, Budget()) }

  private func expand(_ text: String, depth: Int, _ budget: Budget) -> String {
    guard depth < Self.maximumDepth, text.contains("$") else { return text }
    return text.replacing(/\$\(([^()$]*)\)|\$\{([^{}$]*)\}/) { match in
      budget.left -= 1
      return budget.left < 0 ? "" : value(of: String(match.output.1 ?? match.output.2 ?? ""), depth: depth + 1, budget)
    }
  }

  /// The value that a reference such as `PRODUCT_NAME:c99extidentifier` names; empty if there is none.
  private func value(of reference: String, depth: Int, _ budget: Budget) -> String {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var value = values[parts[0]].map { expand($0, depth: depth, budget) } ?? ""
    for operation in parts.dropFirst() {
      switch operation {
      case "c99extidentifier": value = Self.identifier(value, filler: "_")
      case "rfc1034identifier": value = Self.identifier(value, filler: "-")
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      case let other where other.hasPrefix("default=") && value.isEmpty:
        value = expand(String(other.dropFirst("default=".count)), depth: depth, budget)
      default: break
      }
    }
    return value
  }

  /// A name with which a module or a bundle can be called.
  static func identifier(_ name: String, filler: Character) -> String {
    let usable = String(
      name.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == filler || filler == "-" && $0 == "." ? $0 : filler })
    return filler == "_" && usable.first?.isNumber == true ? "_" + usable.dropFirst() : usable
  }
}
