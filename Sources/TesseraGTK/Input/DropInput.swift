#if Windows
import CGTK
import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// Passes what other programs drag over a window to its graph.
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

/// Reads what was dropped; the other program is told that it was taken once nothing can read it anymore.
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
    let types = DesktopTypes(gdk_drop_get_formats(drop))
    if types.mimeTypes.contains(DesktopTypes.urls), let data = try? await read(DesktopTypes.urls) {
      let urls = DesktopTypes.urls(in: data)
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
      let reading = StreamReading(continuation)
      mimeType.withCString { name in
        var names: [UnsafePointer<CChar>?] = [name, nil]
        gdk_drop_read_async(
          drop, &names, GDK_PRIORITY_REDRAW, nil,
          { drop, result, data in
            guard let drop, let data else { return }
            MainActor.assumeIsolated {
              let reading = Unmanaged<StreamReading>.fromOpaque(data).takeRetainedValue()
              reading.start(gdk_drop_read_finish(OpaquePointer(drop), result, nil, nil))
            }
          }, Unmanaged.passRetained(reading).toOpaque())
      }
    }
  }
}

extension TransferItem {
  /// What another program offers, before it is dropped: nothing of it can be read yet.
  @MainActor
  fileprivate static func announced(by drop: OpaquePointer) -> TransferItem {
    TransferItem(contentTypes: DesktopTypes(gdk_drop_get_formats(drop)).contentTypes) {
      throw TransferError.noRepresentation($0)
    }
  }
}
#endif
