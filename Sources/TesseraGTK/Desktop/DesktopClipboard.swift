#if Windows
import CGTK
import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// The clipboard that all programs of the desktop share.
@MainActor
final class DesktopClipboard: Clipboard {
  /// The clipboard of the display; nil until there is a display.
  static let shared: DesktopClipboard? = gdk_display_get_default().map { DesktopClipboard($0) }

  private let clipboard: OpaquePointer?
  private(set) var items: [TransferItem] = []
  private(set) var changeCount = 0

  private init(_ display: OpaquePointer) {
    clipboard = gdk_display_get_clipboard(display)
    guard let clipboard else { return }
    let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      MainActor.assumeIsolated { Signals.target(data, as: DesktopClipboard.self)?.otherProgramCopied() }
    }
    Signals.connect(clipboard, "changed", to: self, changed)
    otherProgramCopied()
  }

  // MARK: Copying

  func write(_ items: [TransferItem]) {
    self.items = items
    changeCount += 1
    // Text is available at once, even if other data takes longer.
    if let text = items.first?.immediate(String.self) { gdk_clipboard_set_text(clipboard, text) }
    let count = changeCount
    Task { @MainActor in
      let provider = await DesktopContent.provider(for: items)
      defer { if let provider { g_object_unref(provider) } }
      if changeCount == count { gdk_clipboard_set_content(clipboard, provider) }
    }
  }

  // MARK: Pasting

  /// Another program copied something. Texts and addresses are read at once, for code that does not wait.
  private func otherProgramCopied() {
    guard let clipboard, gdk_clipboard_is_local(clipboard) == 0 else { return }
    changeCount += 1
    let types = DesktopTypes(gdk_clipboard_get_formats(clipboard))
    items = types.contentTypes.isEmpty ? [] : [item(of: types)]
    let count = changeCount
    Task { @MainActor in
      if let known = await values(types), changeCount == count { items = known }
    }
  }

  /// The contents, read on request.
  private func item(of types: DesktopTypes) -> TransferItem {
    TransferItem(contentTypes: types.contentTypes) { [self] type in
      guard let name = await types.mimeType(for: type) else { throw TransferError.noRepresentation(type) }
      return .data(try await read(name))
    }
  }

  /// Files and addresses, or a text, with their values.
  private func values(_ types: DesktopTypes) async -> [TransferItem]? {
    if types.mimeTypes.contains(DesktopTypes.urls), let data = try? await read(DesktopTypes.urls) {
      let urls = DesktopTypes.urls(in: data)
      if !urls.isEmpty { return urls.map(TransferItem.init(of:)) }
    }
    guard let text = await readText() else { return nil }
    let others = types.contentTypes.filter { !$0.conforms(to: .plainText) }
    return [
      TransferItem(value: text, contentTypes: [.utf8PlainText, .plainText] + others) { [self] type in
        if type.conforms(to: .plainText) { return .data(Data(text.utf8)) }
        guard let name = await types.mimeType(for: type) else { throw TransferError.noRepresentation(type) }
        return .data(try await read(name))
      }
    ]
  }

  private func read(_ mimeType: String) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      let reading = StreamReading(continuation)
      mimeType.withCString { name in
        var names: [UnsafePointer<CChar>?] = [name, nil]
        gdk_clipboard_read_async(
          clipboard, &names, MainLoop.priority, nil,
          { clipboard, result, data in
            guard let clipboard, let data else { return }
            MainActor.assumeIsolated {
              let reading = Unmanaged<StreamReading>.fromOpaque(data).takeRetainedValue()
              reading.start(gdk_clipboard_read_finish(OpaquePointer(clipboard), result, nil, nil))
            }
          }, Unmanaged.passRetained(reading).toOpaque())
      }
    }
  }

  /// GTK knows the formats in which it provides text.
  private func readText() async -> String? {
    guard let clipboard,
      gdk_content_formats_contain_gtype(gdk_clipboard_get_formats(clipboard), .string) != 0
        || DesktopTypes(gdk_clipboard_get_formats(clipboard)).hasText
    else { return nil }
    return await withCheckedContinuation { continuation in
      gdk_clipboard_read_text_async(
        clipboard, nil,
        { clipboard, result, data in
          guard let data else { return }
          MainActor.assumeIsolated {
            let receiver = Unmanaged<TextReceiver>.fromOpaque(data).takeRetainedValue()
            let text = clipboard.flatMap { gdk_clipboard_read_text_finish(OpaquePointer($0), result, nil) }
            receiver.continuation.resume(returning: text.map { String(cString: $0) })
            g_free(text)
          }
        }, Unmanaged.passRetained(TextReceiver(continuation)).toOpaque())
    }
  }

  private final class TextReceiver {
    let continuation: CheckedContinuation<String?, Never>

    init(_ continuation: CheckedContinuation<String?, Never>) {
      self.continuation = continuation
    }
  }
}
#endif
