import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A picture or film that the user chose.
public struct PhotosPickerItem: Hashable, Sendable {
  /// How files are handed over. They are as they lie in their folder, so it makes no difference.
  public enum EncodingDisambiguationPolicy: Sendable {
    /// As the system likes.
    case automatic
    /// As they are.
    case current
    /// In a common form.
    case compatible
  }

  /// nil for one that was made by a program and stands for no file.
  private let file: URL?
  /// What the picture is called in a library. There is no library: nil, unless the program made the item.
  public let itemIdentifier: String?

  init(file: URL) {
    self.file = file
    itemIdentifier = nil
  }

  /// Stands for a picture of a library. There is no library, so nothing can be loaded from it (PU4).
  public init(itemIdentifier: String) {
    file = nil
    self.itemIdentifier = itemIdentifier
  }

  /// The types that the picture can be loaded as.
  public var supportedContentTypes: [UTType] {
    guard let file else { return [] }
    return [UTType(filenameExtension: file.pathExtension) ?? .data]
  }

  /// Reads the picture.
  ///
  /// - Returns: nil if the picture is of no type that can be read as one of these values.
  /// - Throws: an error of the file system, or of what reads the value.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let file, let source = supportedContentTypes.first, let type = T.bestImport(among: [source]) else {
      return nil
    }
    return try await T.importing(.file(file, isTemporary: false), as: type)
  }

  /// Reads the picture, and hands it over.
  ///
  /// - Parameter completionHandler: gets nil if the picture is of no type that can be read as one of these values.
  @discardableResult
  public func loadTransferable<T: Transferable & Sendable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do {
        completionHandler(.success(try await loadTransferable(type: type)))
      } catch {
        completionHandler(.failure(error))
      }
      progress.completedUnitCount = 1
    }
    return progress
  }
}
