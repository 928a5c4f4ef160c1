import Foundation
import TesseraCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches and reads pictures.
nonisolated enum ImageLoader {
  /// Pictures with more pixels are read smaller.
  private static let maximumArea = 16 * 1024 * 1024

  /// The picture at an address.
  ///
  /// - Throws: why it cannot be fetched, or `URLError.cannotDecodeContentData` if what is there is no picture.
  @concurrent
  static func bitmap(at url: URL, _ decoder: (any BitmapDecoder)?) async throws -> Bitmap {
    let data = try await data(at: url)
    guard let bitmap = decoder?.decode(data, maximumArea: maximumArea) else {
      throw URLError(.cannotDecodeContentData)
    }
    return bitmap
  }

  private static func data(at url: URL) async throws -> Data {
    if url.isFileURL {
      guard let data = try? Data(contentsOf: url) else { throw URLError(.fileDoesNotExist) }
      return data
    }
    let (data, response) = try await URLSession.shared.data(from: url)
    if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
      throw URLError(.badServerResponse)
    }
    return data
  }
}
