import Combine
import Foundation
import UniformTypeIdentifiers

/// Carries something between views and programs, and makes its data on request.
///
/// Foundation has this class on Apple's platforms.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Sendable: filled before other threads get it.
  private struct Registration {
    let type: UTType
    /// The object that was registered for the type, if it is not data.
    var object: Any?
    let load: @Sendable () async throws -> TransferPayload
  }

  private var registrations: [Registration] = []
  /// A name for a file with it.
  open var suggestedName: String?

  public override init() {
    super.init()
  }

  /// Carries an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Carries an object for a type: a text, a URL, or data.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    let data = Self.data(of: item)
    registrations.append(Registration(type: UTType(importedAs: typeIdentifier), object: item) { .data(data) })
  }

  /// Carries a file; nil if it is not there.
  public convenience init?(contentsOf fileURL: URL) {
    guard FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    register(type) { .file(fileURL, isTemporary: false) }
    register(.fileURL) { .data(Data(fileURL.absoluteString.utf8)) }
  }

  package convenience init(_ item: TransferItem) {
    self.init()
    suggestedName = item.suggestedName
    if let other = item.immediate(NSItemProvider.self) {
      registrations = other.registrations
      suggestedName = other.suggestedName
    } else {
      for type in item.contentTypes { register(type) { try await item.payload(as: type) } }
    }
  }

  /// The content of the provider, as views drag and copy it.
  package var transferItem: TransferItem {
    // A copy that never changes.
    let registrations = Unchecked(registrations)
    return TransferItem(
      value: self, contentTypes: registrations.value.map(\.type), suggestedName: suggestedName
    ) { type in
      guard let registration = registrations.value.first(where: { $0.type == type }) else {
        throw TransferError.noRepresentation(type)
      }
      return try await registration.load()
    }
  }

  // MARK: Types

  /// The types that it is available as, the best first.
  open var registeredTypeIdentifiers: [String] { registrations.map(\.type.identifier) }

  /// The types that it is available as, the best first.
  open var registeredContentTypes: [UTType] { registrations.map(\.type) }

  /// Whether it is available as a type or a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registration(for: typeIdentifier) != nil
  }

  /// Those of its types that are a type or a kind of it.
  open func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  private func registration(for identifier: String) -> Registration? {
    let type = UTType(importedAs: identifier)
    return registrations.first { $0.type == type } ?? registrations.first { $0.type.conforms(to: type) }
  }

  // MARK: Filling

  package func register(_ type: UTType, load: @escaping @Sendable () async throws -> TransferPayload) {
    registrations.append(Registration(type: type, load: load))
  }

  /// Adds an object in all types that it is available as.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in object.contentTypesForItemProvider {
      let data = object.data(as: type)
      register(type) { .data(data) }
    }
  }

  /// Adds data of a type, made on request.
  ///
  /// - Parameters:
  ///   - typeIdentifier: the type of the data.
  ///   - visibility: which programs may have it.
  ///   - loadHandler: calls the closure that it gets with the data or with an error.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    let type = UTType(importedAs: typeIdentifier)
    register(type) {
      try await withCheckedThrowingContinuation { continuation in
        _ = loadHandler { data, error in
          if let data {
            continuation.resume(returning: .data(data))
          } else {
            continuation.resume(throwing: error ?? TransferError.noRepresentation(type))
          }
        }
      }
    }
  }

  /// Adds a value in all types that it is available as.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    let item = TransferItem(transferable())
    for type in item.contentTypes { register(type) { try await item.payload(as: type) } }
    if suggestedName == nil { suggestedName = item.suggestedName }
  }

  // MARK: Reading

  /// Reads the data of a type, and passes it to `completionHandler` on the main thread.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(typeIdentifier) { completionHandler($0.flatMap { try? $0.data }, $1) }
  }

  /// Reads the data of a type, and passes it to `completionHandler` on the main thread.
  @discardableResult
  open func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Reads the data of a type into a file, which is removed when `completionHandler` has returned.
  ///
  /// The file is in a folder of its own, and has the suggested name, or what of it can be the name of a file.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = FileName.safe(suggestedName) ?? UUID().uuidString
    return load(typeIdentifier) { payload, error in
      switch payload {
      case .file(let url, _): completionHandler(url, nil)
      case .data(let data):
        let type = UTType(importedAs: typeIdentifier)
        do {
          let folder = try PrivateFolder.make()
          defer { try? FileManager.default.removeItem(at: folder) }
          let url = folder.appendingPathComponent(name, conformingTo: type)
          try data.write(to: url)
          completionHandler(url, nil)
        } catch {
          completionHandler(nil, error)
        }
      case nil: completionHandler(nil, error)
      }
    }
  }

  /// Reads a value of a type, and passes it to `completionHandler` on the main thread.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let item = transferItem
    let progress = Progress(totalUnitCount: 1)
    Task { @MainActor in
      do {
        let value = Unchecked(try await item.load(T.self))
        completionHandler(.success(value.value))
      } catch {
        completionHandler(.failure(error))
      }
      progress.completedUnitCount = 1
    }
    return progress
  }

  /// Reads the content as a type, and passes it to `completionHandler` on the main thread: the object that was
  /// registered for the type, or else a URL for types of URLs and data for all others.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let given = Unchecked(registration(for: typeIdentifier)?.object)
    load(typeIdentifier) { payload, error in
      let item = payload.flatMap { try? $0.data }.map { given.value ?? Self.item(of: $0, as: typeIdentifier) }
      completionHandler?(item, error)
    }
  }

  /// The content as a type: the object that was registered for the type, or else a URL for types of URLs and data for
  /// all others.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> Any {
    guard let registration = registration(for: typeIdentifier) else {
      throw TransferError.noRepresentation(UTType(importedAs: typeIdentifier))
    }
    if let object = registration.object { return object }
    return Self.item(of: try await registration.load().data, as: typeIdentifier)
  }

  @discardableResult
  package func load(
    _ typeIdentifier: String, _ receive: @escaping @Sendable (TransferPayload?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let load = registration(for: typeIdentifier)?.load
    Task { @MainActor in
      do {
        guard let load else { throw TransferError.noRepresentation(UTType(importedAs: typeIdentifier)) }
        receive(try await load(), nil)
      } catch {
        receive(nil, error)
      }
      progress.completedUnitCount = 1
    }
    return progress
  }

  private static func data(of item: Any) -> Data {
    switch item {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let text as NSString: Data(String(describing: text).utf8)
    case let url as NSURL: Data(url.absoluteString.utf8)
    default: Data()
    }
  }

  private static func item(of data: Data, as typeIdentifier: String) -> Any {
    guard UTType(importedAs: typeIdentifier).conforms(to: .url) else { return data }
    return URL(string: String(decoding: data, as: UTF8.self)) ?? data
  }
}
