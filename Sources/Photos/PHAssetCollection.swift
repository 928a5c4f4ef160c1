import Foundation

/// What kind of album one is.
public enum PHAssetCollectionType: Int, Sendable {
  /// A folder.
  case album = 1
  /// All pictures.
  case smartAlbum
}

/// Which albums of a kind are meant.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// Folders.
  case albumRegular = 2
  /// Films.
  case smartAlbumVideos = 202
  /// The favorites: there are none.
  case smartAlbumFavorites = 203
  /// The latest pictures: all of them.
  case smartAlbumRecentlyAdded = 206
  /// All pictures and films.
  case smartAlbumUserLibrary = 209
  /// Any.
  case any = 0x7fff_ffff
}

/// An album: a folder in the folder of pictures, all pictures, or all films (J393).
public final class PHAssetCollection: NSObject, PHObject {
  /// The path of the folder, or the name of the album that is none.
  public let localIdentifier: String
  /// The kind of album.
  public let assetCollectionType: PHAssetCollectionType
  /// Which album of its kind.
  public let assetCollectionSubtype: PHAssetCollectionSubtype
  /// What users call it.
  public let localizedTitle: String?

  private init(folder: String) {
    localIdentifier = folder
    localizedTitle = (folder as NSString).lastPathComponent
    assetCollectionType = .album
    assetCollectionSubtype = .albumRegular
  }

  private init(_ subtype: PHAssetCollectionSubtype, _ title: String) {
    localIdentifier = "album:\(subtype.rawValue)"
    localizedTitle = title
    assetCollectionType = .smartAlbum
    assetCollectionSubtype = subtype
  }

  /// How many pictures and films the album has.
  public var estimatedAssetCount: Int { PHAsset.fetchAssets(in: self, options: nil).count }

  func contains(_ asset: PHAsset) -> Bool {
    switch assetCollectionSubtype {
    case .albumRegular: (asset.localIdentifier as NSString).deletingLastPathComponent == localIdentifier
    case .smartAlbumVideos: asset.mediaType == .video
    case .smartAlbumFavorites: false
    default: true
    }
  }

  /// The albums of a kind.
  public static func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    let folder = PictureFolder.current
    return PHFetchResult(options) {
      switch type {
      case .album:
        return subtype == .any || subtype == .albumRegular ? folder.albums().map { PHAssetCollection(folder: $0) } : []
      case .smartAlbum:
        let all = [
          PHAssetCollection(.smartAlbumUserLibrary, "Pictures"), PHAssetCollection(.smartAlbumVideos, "Videos"),
          PHAssetCollection(.smartAlbumRecentlyAdded, "Recently Added"),
        ]
        return subtype == .any ? all : all.filter { $0.assetCollectionSubtype == subtype }
      }
    }
  }
}
