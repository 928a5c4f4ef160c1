import Foundation
import UniformTypeIdentifiers

/// What kind of thing is in the library.
public enum PHAssetMediaType: Int, Sendable {
  /// Something else.
  case unknown = 0
  /// A picture.
  case image
  /// A film.
  case video
  /// A sound. There are none in the library.
  case audio
}

/// A picture or film in the user's folder of pictures (J393).
public final class PHAsset: NSObject, PHObject {
  /// The path in the folder of pictures.
  public let localIdentifier: String
  /// Whether it is a picture or a film, by the ending of its name.
  public let mediaType: PHAssetMediaType
  /// When the file was made; nil if that is not known.
  public let creationDate: Date?
  /// When the file was last changed; nil if that is not known.
  public let modificationDate: Date?
  let file: URL
  let folder: PictureFolder

  /// nil for a file that is neither a picture nor a film.
  init?(file: URL, in folder: PictureFolder) {
    let type = UTType(filenameExtension: file.pathExtension)
    if type?.conforms(to: .image) == true {
      mediaType = .image
    } else if type?.conforms(to: .movie) == true {
      mediaType = .video
    } else {
      return nil
    }
    let values = try? file.resourceValues(
      forKeys: [.isRegularFileKey, .contentModificationDateKey, .creationDateKey])
    guard values?.isRegularFile == true else { return nil }
    modificationDate = values?.contentModificationDate
    creationDate = values?.creationDate ?? values?.contentModificationDate
    localIdentifier = folder.identifier(of: file)
    self.file = file
    self.folder = folder
  }

  /// The width in pixels; 0 for films and for files that cannot be read. It is read from the file.
  public var pixelWidth: Int { mediaType == .image ? PictureSizes.size(of: self).width : 0 }
  /// The height in pixels; 0 for films and for files that cannot be read. It is read from the file.
  public var pixelHeight: Int { mediaType == .image ? PictureSizes.size(of: self).height : 0 }
  /// How long a film is, in seconds: it is not read, and is 0.
  public var duration: TimeInterval { 0 }
  /// Whether the user likes it best: a folder does not say.
  public var isFavorite: Bool { false }
  /// Whether it is hidden; what is hidden is not found.
  public var isHidden: Bool { false }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PHAsset else { return false }
    return other.file == file && other.modificationDate == modificationDate
  }

  public override var hash: Int { file.hashValue }

  // MARK: Finding

  /// The pictures and films of the library, in the order of their names unless the options say otherwise.
  public static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    let folder = PictureFolder.current
    return PHFetchResult(options) { folder.assets() }
  }

  /// The pictures or the films of the library.
  public static func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let folder = PictureFolder.current
    return PHFetchResult(options) { folder.assets().filter { $0.mediaType == mediaType } }
  }

  /// The pictures with some identifiers. Identifiers that there are none of are left out.
  public static func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let folder = PictureFolder.current
    return PHFetchResult(options) { identifiers.compactMap { folder.asset($0) } }
  }

  /// The pictures and films of an album.
  public static func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let folder = PictureFolder.current
    return PHFetchResult(options) { folder.assets().filter(assetCollection.contains) }
  }
}
