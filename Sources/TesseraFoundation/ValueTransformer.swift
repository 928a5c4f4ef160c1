import Foundation
import Synchronization
import TesseraValues

/// Makes a value another one, and back: Foundation's class of that name, which its Linux version lacks.
///
/// A subclass overrides `transformedValue(_:)`, which gives data, and `reverseTransformedValue(_:)`. Contexts call both
/// on their own threads, so that it should have no state that changes (SD34).
open class ValueTransformer: NSObject, _NamedValueTransformer {
  /// A transformer that no name stands for yet.
  public required override init() { super.init() }

  /// The class of the values that the transformer makes.
  open class func transformedValueClass() -> AnyClass { NSData.self }

  /// Whether values can be made what they were: otherwise no attribute can have the transformer.
  open class func allowsReverseTransformation() -> Bool { true }

  /// The value that is made of another one: itself, unless a subclass knows better.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// The value of which another one was made; what `transformedValue(_:)` gives, unless a subclass knows better.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    Self.allowsReverseTransformation() ? transformedValue(value) : nil
  }

  // MARK: Names

  // Transformers are called from any thread, as documented above.
  private static let named = Mutex<[NSValueTransformerName: UncheckedSendable<ValueTransformer>]>([:])

  /// Gives a transformer a name; nil takes the name away.
  public class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    let transformer = transformer.map(UncheckedSendable.init)
    named.withLock { $0[name] = transformer }
  }

  /// The names that were given, in order.
  public class func valueTransformerNames() -> [NSValueTransformerName] {
    named.withLock { Array($0.keys) }.sorted { $0.rawValue < $1.rawValue }
  }

  fileprivate static func transformer(named name: NSValueTransformerName) -> ValueTransformer? {
    named.withLock { $0[name] }?.value
  }
}

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name with the given text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What lets an initializer of `ValueTransformer` give an object that exists.
public protocol _NamedValueTransformer {}

extension _NamedValueTransformer where Self: ValueTransformer {
  /// The transformer with a name; nil if there is none, or if it is not of the class.
  public init?(forName name: NSValueTransformerName) {
    guard let transformer = ValueTransformer.transformer(named: name) as? Self else { return nil }
    self = transformer
  }
}
