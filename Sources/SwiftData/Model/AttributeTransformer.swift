import Foundation
import Synchronization
import TesseraStore
import TesseraValues

/// The transformer that an attribute names, by its class or by its name.
enum TransformerChoice: Hashable, Sendable {
  case type(ValueTransformer.Type)
  case name(String)

  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.type(let left), .type(let right)): left == right
    case (.name(let left), .name(let right)): left == right
    case (.type, .name), (.name, .type): false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .type(let type): hasher.combine(ObjectIdentifier(type))
    case .name(let name): hasher.combine(name)
    }
  }
}

/// The transformer of an attribute, which is looked up once (SD34).
final class AttributeTransformer: Sendable {
  private let choice: TransformerChoice
  // Transformers are called from any thread, as their documentation says.
  private let found = Mutex<UncheckedSendable<ValueTransformer>?>(nil)

  init(_ choice: TransformerChoice) {
    self.choice = choice
  }

  /// - Throws: `SwiftDataError.loadIssueModelContainer` with the name, if there is no such transformer.
  func transformer() throws -> ValueTransformer {
    if let known = found.withLock({ $0 }) { return known.value }
    let transformer = try made()
    let shared = UncheckedSendable(transformer)
    return found.withLock { found in
      if found == nil { found = shared }
      return found ?? shared
    }.value
  }

  private func made() throws -> ValueTransformer {
    let transformer: ValueTransformer
    switch choice {
    case .type(let type): transformer = type.init()
    case .name(let name):
      guard let named = ValueTransformer(forName: NSValueTransformerName(name)) else {
        throw SwiftDataError.loadIssueModelContainer.explained("there is no value transformer named \(name)")
      }
      transformer = named
    }
    guard type(of: transformer).allowsReverseTransformation() else {
      throw SwiftDataError.loadIssueModelContainer.explained(
        "the value transformer \(type(of: transformer)) cannot be reversed")
    }
    return transformer
  }

  func encode(_ value: Any) throws -> StoredValue {
    let transformer = try transformer()
    guard let data = transformer.transformedValue(value) else { return .null }
    if let data = data as? Data { return .data(data) }
    if let data = data as? NSData { return .data(Data(referencing: data)) }
    throw SwiftDataError.modelValidationFailure.explained(
      "the value transformer \(type(of: transformer)) made \(type(of: data)) of a value, and no data")
  }

  func decode(_ stored: StoredValue) -> Any? {
    guard case .data(let data) = stored else { return nil }
    return try? transformer().reverseTransformedValue(data)
  }
}
