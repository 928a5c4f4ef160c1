import Foundation
import SwiftUI
import TesseraCore
import UniformTypeIdentifiers

/// A change of the library, which is made when the closure of `performChanges` ended (J395).
public class PHAssetChangeRequest: NSObject {
  private let changes: LibraryChanges?
  private var place: Int?
  private var content: LibraryChanges.Content?
  private var name = ""

  init(_ changes: LibraryChanges?) {
    self.changes = changes
  }

  /// A change of a picture that is there. What can be changed of it is nothing but what a folder keeps.
  public init(for asset: PHAsset) {
    changes = LibraryChanges.expected()
    name = asset.localIdentifier
  }

  /// Stands for the picture that is added; nil if none is.
  public var placeholderForCreatedAsset: PHObjectPlaceholder? {
    content == nil ? nil : PHObjectPlaceholder(name)
  }

  /// When the picture was made: the date of its file.
  public var creationDate: Date? {
    didSet { write() }
  }

  /// Whether the user likes it best. A folder does not keep that: the change throws `changeNotSupported`.
  public var isFavorite = false {
    didSet { if isFavorite { _ = changes?.append(.unsupported) } }
  }

  func add(_ content: LibraryChanges.Content, named base: String, _ suffix: String) {
    guard let changes else { return }
    name = changes.freeName(base, suffix)
    self.content = content
    write()
  }

  private func write() {
    guard let changes, let content else { return }
    let change = LibraryChanges.Change.add(content, name: name, date: creationDate)
    if let place { changes.replace(place, with: change) } else { place = changes.append(change) }
  }

  /// Adds a picture to the folder, as a PNG file. A picture without a size is refused with `invalidResource`.
  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> Self {
    let request = Self(adding: LibraryChanges.expected())
    request.add(.image(image), named: PictureNames.new(), "png")
    return request
  }

  /// Adds a copy of a file; nil if it is no picture.
  @discardableResult
  public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    adding(fileURL, .image)
  }

  /// Adds a copy of a file; nil if it is no film.
  @discardableResult
  public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
    adding(fileURL, .movie)
  }

  private class func adding(_ file: URL, _ kind: UTType) -> Self? {
    guard UTType(filenameExtension: file.pathExtension)?.conforms(to: kind) == true,
      FileManager.default.fileExists(atPath: file.path)
    else { return nil }
    let request = Self(adding: LibraryChanges.expected())
    request.add(
      .file(file, isMoved: false), named: file.deletingPathExtension().lastPathComponent, file.pathExtension)
    return request
  }

  required init(adding changes: LibraryChanges?) {
    self.changes = changes
  }

  /// Deletes the files of pictures.
  public class func deleteAssets(_ assets: some Sequence<PHAsset>) {
    _ = LibraryChanges.expected()?.append(.delete(assets.map(\.file)))
  }
}

/// Adds a picture or film that is put together of its parts.
public final class PHAssetCreationRequest: PHAssetChangeRequest {
  /// A picture or film without contents yet.
  public class func forAsset() -> Self {
    Self(adding: LibraryChanges.expected())
  }

  /// Gives the bytes of the file. Of several parts, the first counts.
  public func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {
    guard placeholderForCreatedAsset == nil else { return }
    let suffix = (options?.originalFilename as NSString?)?.pathExtension ?? ""
    add(
      .data(data), named: base(options), suffix.isEmpty ? PictureNames.suffix(of: data, type) : suffix)
  }

  /// Gives the file. Of several parts, the first counts.
  public func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {
    guard placeholderForCreatedAsset == nil else { return }
    let suffix = fileURL.pathExtension.isEmpty ? PictureNames.suffix(of: Data(), type) : fileURL.pathExtension
    add(.file(fileURL, isMoved: options?.shouldMoveFile == true), named: base(options), suffix)
  }

  private func base(_ options: PHAssetResourceCreationOptions?) -> String {
    guard let name = options?.originalFilename, !name.isEmpty else { return PictureNames.new() }
    return ((name as NSString).lastPathComponent as NSString).deletingPathExtension
  }
}

/// What a part of a picture or film is.
public enum PHAssetResourceType: Int, Sendable {
  /// The picture.
  case photo = 1
  /// The film.
  case video = 2
  /// A sound.
  case audio = 3
  /// Another form of the picture.
  case alternatePhoto = 4
  /// The film of a moving picture.
  case pairedVideo = 9
}

/// How a part becomes a file.
public final class PHAssetResourceCreationOptions: NSObject {
  /// What the file is to be called; nil for a name made of the time.
  public var originalFilename: String?
  /// Whether the file is moved into the library instead of copied.
  public var shouldMoveFile = false

  /// Options.
  public override init() {}
}

/// Names of new pictures.
enum PictureNames {
  /// Made of the time, in the calendar that all machines have.
  static func new() -> String {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: Date())
    let numbers = [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second].map { $0 ?? 0 }
    let texts = numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "IMG_" + texts.prefix(3).joined() + "_" + texts.suffix(3).joined()
  }

  /// The ending for bytes, by what they begin with.
  static func suffix(of data: Data, _ type: PHAssetResourceType) -> String {
    if type == .video || type == .pairedVideo { return "mov" }
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "png" }
    if data.starts(with: [0x47, 0x49, 0x46]) { return "gif" }
    return "jpg"
  }
}
