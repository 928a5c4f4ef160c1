import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) { text in
      Data(text.utf8)
    } importing: { data in
      String(decoding: data, as: UTF8.self)
    }
    DataRepresentation(contentType: .plainText) { text in
      Data(text.utf8)
    } importing: { data in
      String(decoding: data, as: UTF8.self)
    }
    DataRepresentation(importedContentType: .text) { String(decoding: $0, as: UTF8.self) }
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .fileURL) { url in
      Data(url.absoluteString.utf8)
    } importing: { data in
      try url(in: data, as: .fileURL)
    }
    .exportingCondition(\.isFileURL)
    DataRepresentation(contentType: .url) { url in
      Data(url.absoluteString.utf8)
    } importing: { data in
      try url(in: data, as: .url)
    }
    DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.absoluteString.utf8) }
  }

  private static func url(in data: Data, as type: UTType) throws -> URL {
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: text) else { throw TransferError.unreadable(type) }
    return url
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension AttributedString: Transferable {
  /// As plain text: fonts and colors stay behind.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation {
      String($0.characters)
    } importing: { (text: String) in
      AttributedString(text)
    }
  }
}
