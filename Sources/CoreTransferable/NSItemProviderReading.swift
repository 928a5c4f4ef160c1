import Foundation
import UniformTypeIdentifiers

/// An object that can be made of what is carried.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  /// The types that it can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates an object from carried data.
  ///
  /// - Parameters:
  ///   - data: what was carried.
  ///   - typeIdentifier: the type of the data, one of `readableTypeIdentifiersForItemProvider`.
  ///
  /// - Throws: an error if the data cannot be read as that type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
