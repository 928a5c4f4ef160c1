#if Windows
import CGTK
import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// What other programs get when things are dragged or copied from here.
@MainActor
enum DesktopContent {
  /// All items in every format that other programs know; nil if there is nothing. The caller has to release it.
  static func provider(for items: [TransferItem]) async -> UnsafeMutablePointer<GdkContentProvider>? {
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = []
    for item in items { providers += await content(of: item) }
    guard !providers.isEmpty else { return nil }
    return gdk_content_provider_new_union(&providers, gsize(providers.count))
  }

  /// The item in every format that other programs know.
  private static func content(of item: TransferItem) async -> [UnsafeMutablePointer<GdkContentProvider>?] {
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = []
    for type in item.contentTypes {
      guard let payload = try? await item.payload(as: type), let data = try? payload.data else { continue }
      if case .file(let url, _) = payload {
        providers.append(provider(Data((url.absoluteString + "\r\n").utf8), as: DesktopTypes.urls))
      }
      if type.conforms(to: .url) {
        providers.append(provider(data + Data("\r\n".utf8), as: DesktopTypes.urls))
      } else if type.conforms(to: .plainText) {
        providers.append(text(String(decoding: data, as: UTF8.self)))
      } else if let name = type.preferredMIMEType {
        providers.append(provider(data, as: name))
      }
    }
    return providers
  }

  private static func provider(_ data: Data, as mimeType: String) -> UnsafeMutablePointer<GdkContentProvider>? {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    return gdk_content_provider_new_for_bytes(mimeType, bytes)
  }

  /// GTK knows the names of the formats of text.
  private static func text(_ text: String) -> UnsafeMutablePointer<GdkContentProvider>? {
    var value = GValue()
    g_value_init(&value, .string)
    g_value_set_string(&value, text)
    defer { g_value_unset(&value) }
    return gdk_content_provider_new_for_value(&value)
  }
}
#endif
