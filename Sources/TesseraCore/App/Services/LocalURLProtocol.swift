import Foundation
import FoundationNetworking
import UniformTypeIdentifiers

/// Loads URLs of files and those that contain data, which `URLSession` does not know here (J276).
package final class LocalURLProtocol: URLProtocol {
  /// Has sessions load such URLs. Those that were made with a configuration before do not know it.
  package static func register() {
    _ = isRegistered
  }

  private static let isRegistered = URLProtocol.registerClass(LocalURLProtocol.self)

  package override class func canInit(with request: URLRequest) -> Bool {
    guard let url = request.url else { return false }
    return url.isFileURL || url.scheme?.lowercased() == "data"
  }

  package override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  package override func startLoading() {
    guard let url = request.url else { return fail(.badURL) }
    if url.isFileURL {
      guard FileManager.default.fileExists(atPath: url.path) else { return fail(.fileDoesNotExist) }
      guard let data = try? Data(contentsOf: url) else { return fail(.cannotOpenFile) }
      finish(data, type: UTType(filenameExtension: url.pathExtension)?.preferredMIMEType ?? "application/octet-stream")
    } else if let content = DataURL(url.absoluteString) {
      finish(content.data, type: content.type)
    } else {
      fail(.badURL)
    }
  }

  package override func stopLoading() {}

  private func finish(_ data: Data, type: String) {
    guard let url = request.url else { return }
    let response = URLResponse(
      url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }

  private func fail(_ code: URLError.Code) {
    client?.urlProtocol(self, didFailWithError: URLError(code))
  }
}

/// What a URL contains that begins with `data:`.
private struct DataURL {
  let type: String
  let data: Data

  init?(_ text: String) {
    guard let comma = text.firstIndex(of: ","), let colon = text.firstIndex(of: ":") else { return nil }
    var parameters = text[text.index(after: colon)..<comma].split(separator: ";", omittingEmptySubsequences: false)
    let isBase64 = parameters.last?.lowercased() == "base64"
    if isBase64 { parameters.removeLast() }
    let content = String(text[text.index(after: comma)...])
    guard let plain = content.removingPercentEncoding,
      let data = isBase64 ? Data(base64Encoded: plain) : Data(plain.utf8)
    else { return nil }
    self.data = data
    type = parameters.first.map(String.init).flatMap { $0.isEmpty ? nil : $0 } ?? "text/plain"
  }
}
