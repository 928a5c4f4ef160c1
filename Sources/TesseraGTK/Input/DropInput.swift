import CGTK
import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// Takes what other programs drag over a window to its graph.
@MainActor
final class DropInput {
  private unowned let window: HostWindow

  init(_ window: HostWindow) {
    self.window = window
  }

  func attach() {
    let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    guard let controller = gtk_drop_target_async_new(nil, actions) else { return }
    typealias Moved = @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> UInt32
    let moved: Moved = { _, drop, x, y, data in
      MainActor.assumeIsolated {
        guard let drop, let input = Signals.target(data, as: DropInput.self) else { return 0 }
        return input.move(drop, to: CGPoint(x: x, y: y)).rawValue
      }
    }
    let left: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
      MainActor.assumeIsolated { Signals.target(data, as: DropInput.self)?.leave() }
    }
    let dropped: @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> gboolean = {
      _, drop, x, y, data in
      MainActor.assumeIsolated {
        guard let drop, let input = Signals.target(data, as: DropInput.self) else { return gboolean(false) }
        input.drop(drop, at: CGPoint(x: x, y: y))
        return gboolean(true)
      }
    }
    Signals.connect(controller, "drag-enter", to: self, moved)
    Signals.connect(controller, "drag-motion", to: self, moved)
    Signals.connect(controller, "drag-leave", to: self, left)
    Signals.connect(controller, "drop", to: self, dropped)
    gtk_widget_add_controller(window.canvas, controller)
  }

  private func move(_ drop: OpaquePointer, to point: CGPoint) -> GdkDragAction {
    let items = [TransferItem.announced(by: drop)]
    var operation = DropOperation.cancel
    window.perform { operation = window.graph.drags.move(items, to: point) }
    switch operation {
    case .copy, .move: return GDK_ACTION_COPY
    case .cancel, .delete, .forbidden: return GdkDragAction(rawValue: 0)
    }
  }

  private func leave() {
    window.perform { window.graph.drags.leave() }
  }

  private func drop(_ drop: OpaquePointer, at point: CGPoint) {
    let reader = DropReader(drop)
    Task { @MainActor [window] in
      let items = await reader.items()
      window.perform {
        _ = window.graph.drags.move(items, to: point)
        reader.isTaken = window.graph.drags.drop()
      }
    }
  }
}

/// Reads what was dropped; the other program hears that it was taken when nobody can read any more.
@MainActor
private final class DropReader {
  private let drop: OpaquePointer
  var isTaken = false

  init(_ drop: OpaquePointer) {
    self.drop = drop
    g_object_ref(UnsafeMutableRawPointer(drop))
  }

  isolated deinit {
    gdk_drop_finish(drop, isTaken ? GDK_ACTION_COPY : GdkDragAction(rawValue: 0))
    g_object_unref(UnsafeMutableRawPointer(drop))
  }

  /// One item for each file or URL, else one for everything.
  func items() async -> [TransferItem] {
    let types = DesktopTypes(drop)
    if types.mimeTypes.contains(DesktopTypes.urls), let data = try? await read(DesktopTypes.urls) {
      let urls = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        .filter { !$0.hasPrefix("#") }.compactMap { URL(string: String($0)) }
      if !urls.isEmpty { return urls.map(TransferItem.init(of:)) }
    }
    return [
      TransferItem(contentTypes: types.contentTypes) { [self] type in
        guard let name = await types.mimeType(for: type) else { throw TransferError.noRepresentation(type) }
        return .data(try await read(name))
      }
    ]
  }

  private func read(_ mimeType: String) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      let reading = Reading(continuation)
      mimeType.withCString { name in
        var names: [UnsafePointer<CChar>?] = [name, nil]
        gdk_drop_read_async(
          drop, &names, GDK_PRIORITY_REDRAW, nil,
          { drop, result, data in
            guard let drop, let data else { return }
            MainActor.assumeIsolated {
              let reading = Unmanaged<Reading>.fromOpaque(data).takeRetainedValue()
              reading.start(gdk_drop_read_finish(OpaquePointer(drop), result, nil, nil))
            }
          }, Unmanaged.passRetained(reading).toOpaque())
      }
    }
  }
}

/// A stream that is read to its end.
@MainActor
private final class Reading {
  private let continuation: CheckedContinuation<Data, any Error>

  init(_ continuation: CheckedContinuation<Data, any Error>) {
    self.continuation = continuation
  }

  func start(_ stream: UnsafeMutablePointer<GInputStream>?) {
    guard let stream, let memory = g_memory_output_stream_new_resizable() else {
      return continuation.resume(throwing: TransferError.unreadable(.data))
    }
    let flags = GOutputStreamSpliceFlags(
      rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
    g_output_stream_splice_async(
      memory, stream, flags, MainLoop.priority, nil,
      { memory, result, data in
        guard let memory, let data else { return }
        MainActor.assumeIsolated {
          let reading = Unmanaged<Reading>.fromOpaque(data).takeRetainedValue()
          reading.finish(memory.cast(to: GOutputStream.self), result)
        }
      }, Unmanaged.passRetained(self).toOpaque())
    g_object_unref(stream)
  }

  private func finish(_ memory: UnsafeMutablePointer<GOutputStream>, _ result: OpaquePointer?) {
    defer { g_object_unref(memory) }
    guard g_output_stream_splice_finish(memory, result, nil) >= 0,
      let bytes = g_memory_output_stream_steal_as_bytes(memory.cast(to: GMemoryOutputStream.self))
    else { return continuation.resume(throwing: TransferError.unreadable(.data)) }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    continuation.resume(returning: start.map { Data(bytes: $0, count: Int(count)) } ?? Data())
  }
}

/// The types that another program offers.
@MainActor
struct DesktopTypes {
  static let urls = "text/uri-list"

  let mimeTypes: [String]

  init(_ drop: OpaquePointer) {
    var names: [String] = []
    var count: gsize = 0
    if let formats = gdk_drop_get_formats(drop),
      let list = gdk_content_formats_get_mime_types(formats, &count)
    {
      for index in 0..<Int(count) { if let name = list[index] { names.append(String(cString: name)) } }
    }
    mimeTypes = names
  }

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
  /// What another program offers, before it is dropped: nothing of it can be read yet.
  @MainActor
  fileprivate static func announced(by drop: OpaquePointer) -> TransferItem {
    TransferItem(contentTypes: DesktopTypes(drop).contentTypes) { throw TransferError.noRepresentation($0) }
  }

  /// A file, which can also be had as what is in it, or another URL.
  fileprivate convenience init(of url: URL) {
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
