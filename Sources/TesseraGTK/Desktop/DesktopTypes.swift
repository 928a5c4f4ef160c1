#if Windows
import CGTK
import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// The types that another program offers.
@MainActor
struct DesktopTypes {
  static let urls = "text/uri-list"

  let mimeTypes: [String]

  init(_ formats: OpaquePointer?) {
    var names: [String] = []
    var count: gsize = 0
    if let formats, let list = gdk_content_formats_get_mime_types(formats, &count) {
      for index in 0..<Int(count) { if let name = list[index] { names.append(String(cString: name)) } }
    }
    mimeTypes = names
  }

  /// The URLs in a list of URLs.
  static func urls(in data: Data) -> [URL] {
    String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }.compactMap { URL(string: String($0)) }
  }

  var hasText: Bool { contentTypes.contains { $0.conforms(to: .plainText) } }

  var contentTypes: [UTType] {
    var types: [UTType] = []
    for name in mimeTypes {
      for type in Self.contentTypes(of: name) where !types.contains(type) { types.append(type) }
    }
    return types
  }

  func mimeType(for type: UTType) -> String? {
    mimeTypes.first { Self.contentTypes(of: $0).contains(type) }
  }

  private static func contentTypes(of mimeType: String) -> [UTType] {
    switch mimeType {
    case urls: [.fileURL, .url]
    case "text/plain;charset=utf-8", "UTF8_STRING": [.utf8PlainText]
    default: UTType(mimeType: mimeType).map { $0.isDynamic ? [] : [$0] } ?? []
    }
  }
}

extension TransferItem {
  /// A file, which is also available as its contents, or another URL.
  convenience init(of url: URL) {
    let contentType = url.isFileURL ? UTType(filenameExtension: url.pathExtension) ?? .data : nil
    let types: [UTType] = url.isFileURL ? [.fileURL, .url] : [.url]
    self.init(
      value: url, contentTypes: types + (contentType.map { [$0] } ?? []),
      suggestedName: url.isFileURL ? url.deletingPathExtension().lastPathComponent : nil
    ) { type in
      type == contentType ? .file(url, isTemporary: false) : .data(Data(url.absoluteString.utf8))
    }
  }
}
#endif
