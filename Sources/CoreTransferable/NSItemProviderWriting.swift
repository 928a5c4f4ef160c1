import Foundation
import UniformTypeIdentifiers

/// An object that can be carried.
public protocol NSItemProviderWriting: AnyObject {
  /// The types that it is available as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes the data of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  var contentTypesForItemProvider: [UTType] {
    Self.writableTypeIdentifiersForItemProvider.map { UTType(importedAs: $0) }
  }

  /// The data of a type, if it is made at once.
  func data(as type: UTType) -> Data {
    let box = DataBox()
    _ = loadData(withTypeIdentifier: type.identifier) { data, _ in box.data = data ?? Data() }
    return box.data
  }
}

private final class DataBox: @unchecked Sendable {
  // Sendable: its creator fills it before it is read.
  var data = Data()
}

extension NSString: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSItemProvider {
  /// Whether an object of a class can be made of it.
  public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
    type.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
  }

  /// Whether a value of a type, such as a text or a URL, can be made of it.
  public func canLoadObject<T: Transferable>(ofClass type: T.Type) -> Bool {
    transferItem.canLoad(type)
  }

  /// Makes an object of a class, and passes it to `completionHandler` on the main thread.
  @discardableResult
  public func loadObject<T: NSItemProviderReading>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let wanted = type.readableTypeIdentifiersForItemProvider.first { hasItemConformingToTypeIdentifier($0) }
    let identifier = wanted ?? type.readableTypeIdentifiersForItemProvider.first ?? UTType.data.identifier
    return load(identifier) { payload, error in
      do {
        guard let data = try payload?.data else { return completionHandler(nil, error) }
        completionHandler(try T.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Makes a value of a type, such as a text or a URL, and passes it to `completionHandler` on the main thread.
  @discardableResult
  public func loadObject<T: Transferable>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    loadTransferable(type: type) { result in
      switch result {
      case .success(let value): completionHandler(value, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }
}
