import Foundation
import Photos
import Synchronization
import SwiftUITesting
import Testing

@MainActor @Suite(.strictWarnings)
struct PhotoLibraryTests {
  private final class Listener: PHPhotoLibraryChangeObserver {
    let counts = Mutex<[Int]>([])
    let result: PHFetchResult<PHAsset>

    init(_ result: PHFetchResult<PHAsset>) {
      self.result = result
    }

    func photoLibraryDidChange(_ changeInstance: PHChange) {
      guard let details = changeInstance.changeDetails(for: result) else { return }
      counts.withLock { $0.append(details.insertedObjects.count) }
    }
  }

  private func image(_ width: Int, _ height: Int) -> UIImage {
    let renderer = ImageRenderer(content: Color.red.frame(width: CGFloat(width), height: CGFloat(height)))
    return renderer.uiImage ?? UIImage()
  }

  /// A folder of pictures that goes away afterward.
  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Trips"), withIntermediateDirectories: true)
    try await PictureFolder.$chosen.withValue(folder) { try await body(folder) }
  }

  private func write(_ image: UIImage, _ name: String, in folder: URL, age: TimeInterval) throws {
    let file = folder.appendingPathComponent(name)
    try #require(image.pngData()).write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000 - age)], ofItemAtPath: file.path)
  }

  @Test("J393: the pictures and films of the folder and of its folders are the library")
  func fetching() async throws {
    try await withFolder { folder in
      try write(image(20, 10), "b.png", in: folder, age: 10)
      try write(image(8, 8), "a.png", in: folder, age: 30)
      try write(image(4, 4), "Trips/c.png", in: folder, age: 20)
      try Data([1]).write(to: folder.appendingPathComponent("film.mp4"))
      try Data([1]).write(to: folder.appendingPathComponent("notes.txt"))
      try Data([1]).write(to: folder.appendingPathComponent(".hidden.png"))
      let all = PHAsset.fetchAssets(with: nil)
      #expect((0..<all.count).map { all[$0].localIdentifier } == ["Trips/c.png", "a.png", "b.png", "film.mp4"])
      #expect(PHAsset.fetchAssets(with: .video, options: nil).firstObject?.localIdentifier == "film.mp4")
      let options = PHFetchOptions()
      options.sortDescriptors = [NSSortDescriptor(key: "modificationDate", ascending: false)]
      options.fetchLimit = 2
      var names: [String] = []
      PHAsset.fetchAssets(with: .image, options: options).enumerateObjects { asset, _, _ in
        names.append(asset.localIdentifier)
      }
      #expect(names == ["b.png", "Trips/c.png"])
      let one = try #require(
        PHAsset.fetchAssets(withLocalIdentifiers: ["b.png", "no.png", "../x.png"], options: nil).firstObject)
      #expect(one.pixelWidth == 20 && one.pixelHeight == 10)
      let albums = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
      #expect(albums.count == 1 && albums.firstObject?.localizedTitle == "Trips")
      #expect(try PHAsset.fetchAssets(in: #require(albums.firstObject), options: nil).count == 1)
      #expect(albums.firstObject?.estimatedAssetCount == 1)
    }
  }

  @Test("J393: a program may use a folder that its user may use, and is restricted otherwise")
  func authorization() async throws {
    try await withFolder { folder in
      let status = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
      #expect(status == .authorized)
      let nowhere = URL(fileURLWithPath: "/proc/no folder/pictures")
      PictureFolder.$chosen.withValue(nowhere) {
        #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .restricted)
        #expect(PHAsset.fetchAssets(with: nil).count == 0)
      }
    }
  }

  @Test("J394: a picture is read in the size that is asked for, and not larger than it is")
  func images() async throws {
    try await withFolder { folder in
      try write(image(40, 20), "a.png", in: folder, age: 0)
      try Data([1, 2]).write(to: folder.appendingPathComponent("broken.png"))
      let assets = PHAsset.fetchAssets(with: .image, options: nil)
      func size(_ size: CGSize, _ mode: PHImageContentMode) async -> CGSize? {
        await withCheckedContinuation { answer in
          PHImageManager.default().requestImage(for: assets[0], targetSize: size, contentMode: mode, options: nil) {
            image, _ in answer.resume(returning: image?.size)
          }
        }
      }
      #expect(await size(CGSize(width: 10, height: 10), .aspectFit) == CGSize(width: 10, height: 5))
      #expect(await size(CGSize(width: 10, height: 10), .aspectFill) == CGSize(width: 20, height: 10))
      #expect(await size(PHImageManagerMaximumSize, .aspectFit) == CGSize(width: 40, height: 20))
      #expect(await size(CGSize(width: 900, height: CGFloat.nan), .aspectFit) == CGSize(width: 40, height: 20))
      let options = PHImageRequestOptions()
      options.isSynchronous = true
      var failure: PHPhotosError?
      PHImageManager.default().requestImage(
        for: assets[1], targetSize: CGSize(width: 5, height: 5), contentMode: .aspectFit, options: options
      ) { _, info in failure = info?[PHImageErrorKey] as? PHPhotosError }
      #expect(failure == PHPhotosError(.invalidResource))
      var type: String?
      PHImageManager.default().requestImageDataAndOrientation(for: assets[0], options: options) { _, name, _, _ in
        type = name
      }
      #expect(type == "public.png")
    }
  }

  @Test("J395: pictures are added to the folder and deleted from it by requests")
  func changes() async throws {
    try await withFolder { folder in
      let listener = Listener(PHAsset.fetchAssets(with: nil))
      PHPhotoLibrary.shared().register(listener)
      let red = image(6, 6)
      let added = Mutex<[String]>([])
      try await PHPhotoLibrary.shared().performChanges {
        for _ in 0..<2 {
          let request = PHAssetChangeRequest.creationRequestForAsset(from: red)
          request.creationDate = Date(timeIntervalSince1970: 500_000)
          if let name = request.placeholderForCreatedAsset?.localIdentifier { added.withLock { $0.append(name) } }
        }
      }
      let names = added.withLock { $0 }
      #expect(Set(names).count == 2)
      let assets = PHAsset.fetchAssets(withLocalIdentifiers: names, options: nil)
      #expect(assets.count == 2 && assets[0].pixelWidth == 6)
      #expect(assets[0].modificationDate == Date(timeIntervalSince1970: 500_000))
      #expect(listener.counts.withLock { $0 } == [2])
      try await PHPhotoLibrary.shared().performChanges {
        PHAssetChangeRequest.deleteAssets([assets[0]])
        let request = PHAssetCreationRequest.forAsset()
        let options = PHAssetResourceCreationOptions()
        options.originalFilename = "../named.gif"
        request.addResource(with: .photo, data: Data([0x47, 0x49, 0x46]), options: options)
      }
      #expect(PHAsset.fetchAssets(with: nil).count == 2)
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("named.gif").path))
      PHPhotoLibrary.shared().unregisterChangeObserver(listener)
    }
  }

  @Test("J395: what a folder cannot keep, and a picture without a size, are refused with errors")
  func refusedChanges() async throws {
    try await withFolder { _ in
      await #expect(throws: PHPhotosError(.invalidResource)) {
        try await PHPhotoLibrary.shared().performChanges {
          PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
        }
      }
      await #expect(throws: PHPhotosError(.changeNotSupported)) {
        try await PHPhotoLibrary.shared().performChanges {
          PHAssetCreationRequest.forAsset().isFavorite = true
        }
      }
      #expect(PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: URL(fileURLWithPath: "/no.png")) == nil)
    }
  }
}
